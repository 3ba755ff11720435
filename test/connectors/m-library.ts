import {
  type Library,
  MBinary,
  MError,
  type MFunction,
  type MRecord,
  MTable,
  MType,
  type Value,
} from './m-language.ts';

/* Functions of the library of Power Query, of which Web.Contents sends real requests. */

type Test = (value: Value) => Promise<Value>;

const CONVERTED: Readonly<Record<string, (value: Value) => boolean>> = {
  text: (value) => typeof value === 'string',
  logical: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  'Int64.Type': Number.isInteger,
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  datetimezone: (value) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)),
};

/** A table with columns of types. @throws Error for a value that is not of its column's type. */
function transformed(table: MTable, types: readonly (readonly [string, MType])[], culture: string): MTable {
  if (culture !== 'en-US') throw new Error(`values are not written as in ${culture}`);
  for (const [name, { name: type }] of types) {
    const index = table.columns.indexOf(name);
    if (index < 0)
      throw new MError({ reason: 'Expression.Error', message: `The column '${name}' wasn't found.` });
    for (const row of table.rows) {
      const value = row[index] ?? null;
      if (value !== null && !CONVERTED[type]?.(value))
        throw new Error(`${name} ${type}: ${JSON.stringify(value)}`);
    }
  }
  return new MTable(
    table.columns,
    table.rows,
    Object.fromEntries(types.map(([name, type]) => [name, type.name])),
  );
}

interface WebOptions {
  readonly RelativePath: string;
  readonly Query: Readonly<Record<string, Value>>;
  readonly Headers: Readonly<Record<string, string>>;
  readonly ManualStatusHandling: readonly number[];
}

const OPTIONS = ['Headers', 'ManualStatusHandling', 'Query', 'RelativePath'];

async function contents(base: string, options: WebOptions, requested: URL[]): Promise<MBinary> {
  const unknown = Object.keys(options).filter((name) => !OPTIONS.includes(name));
  if (unknown.length > 0) throw new Error(`Web.Contents has no option ${unknown}`);
  const url = new URL(`${base.replace(/\/$/, '')}/${options.RelativePath}`);
  for (const [name, value] of Object.entries(options.Query)) {
    if (typeof value !== 'string') {
      throw new MError({ reason: 'Expression.Error', message: `The parameter ${name} is no text.` });
    }
    url.searchParams.set(name, value);
  }
  requested.push(url);
  const response = await fetch(url, { headers: options.Headers });
  if (!response.ok && !options.ManualStatusHandling.includes(response.status)) {
    throw new MError({
      reason: 'DataSource.Error',
      message: `The remote server returned ${response.status}`,
    });
  }
  return new MBinary(await response.text(), { 'Response.Status': response.status });
}

async function selected(list: readonly Value[], test: Test): Promise<Value[]> {
  const found: Value[] = [];
  for (const one of list) if (await test(one)) found.push(one);
  return found;
}

async function generated(initial: Test, condition: Test, next: Test, selector: Test): Promise<Value[]> {
  const found: Value[] = [];
  for (let at = await initial(null); await condition(at); at = await next(at)) found.push(await selector(at));
  return found;
}

/** The library, with the addresses that Web.Contents has requested. */
export function library(requested: URL[]): Library {
  const functions = {
    'Error.Record': (reason: Value, message: Value) => ({ reason, message }),
    'Json.Document': ({ text }: MBinary, encoding: string) => {
      if (encoding !== 'utf8') throw new Error('JSON is UTF-8');
      return JSON.parse(text);
    },
    'List.Combine': (lists: readonly Value[][]) => lists.flat(),
    'List.Contains': (list: readonly Value[], value: Value) => list.includes(value),
    'List.Count': (list: readonly Value[]) => list.length,
    'List.Generate': generated,
    'List.IsEmpty': (list: readonly Value[]) => list.length === 0,
    'List.Select': selected,
    'List.Transform': (list: readonly Value[], transform: Test) =>
      Promise.all(list.map((one) => transform(one))),
    'Number.ToText': (value: number) => String(value),
    'Record.Field': (record: MRecord, name: string) => record[name],
    'Record.FieldNames': (record: MRecord) => Object.keys(record),
    'Record.FieldOrDefault': (record: MRecord, name: string, otherwise: Value) => record[name] ?? otherwise,
    'Record.HasFields': (record: MRecord, name: string) => Object.hasOwn(record, name),
    'Table.FromRecords': (rows: readonly MRecord[], columns: readonly string[], missing: string) => {
      if (missing !== 'null') throw new Error('missing fields are errors');
      return new MTable(
        columns,
        rows.map((row) => columns.map((name) => row[name] ?? null)),
      );
    },
    'Table.TransformColumnTypes': transformed,
    'Text.Split': (text: string, by: string) => text.split(by),
    'Text.StartsWith': (text: string, start: string) => text.startsWith(start),
    'Value.Metadata': ({ metadata }: MBinary) => metadata,
    'Web.Contents': (base: string, options: WebOptions) => contents(base, options, requested),
  };
  return {
    ...(functions as unknown as Readonly<Record<string, MFunction>>),
    'Int64.Type': new MType('Int64.Type'),
    'MissingField.UseNull': 'null',
    'TextEncoding.Utf8': 'utf8',
  };
}
