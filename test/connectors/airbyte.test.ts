import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { ROOT } from '../helpers/documents.ts';
import { readStream, resolved, type Stream, streamSchema } from './airbyte.ts';
import { ANSWERS, type ConnectedBrand, connectedBrand, END, FIRST_DAY, rowsOf, START } from './brand.ts';
import { reportColumns, reportKey, reportOf, streamSchema as schemaOf, tableOf } from './derived.ts';

/*
 * The low-code manifest of Airbyte: its schemas against that of the data, and its streams against the service, read by
 * test/connectors/airbyte.ts in place of Airbyte. The published schema of components is not part of the repository:
 * AIRBYTE_SCHEMA names a copy of declarative_component_schema.yaml.
 */

const FILE = path.join(ROOT, 'connectors/airbyte/manifest.yaml');
const { AIRBYTE_SCHEMA } = process.env;

interface Manifest {
  readonly streams: readonly unknown[];
  readonly check: { readonly stream_names: readonly string[] };
  readonly spec: { readonly connection_specification: Readonly<Record<string, unknown>> };
}

const text = readFileSync(FILE, 'utf8');
const manifest = resolved(parse(text)) as Manifest;
const streams = manifest.streams.map((stream) => streamSchema.parse(stream));

/** Dimensions that a stream of a report asks for. */
const dimensionsOf = ({ retriever }: Stream) =>
  retriever.requester.request_parameters?.dimensions?.split(',') ?? [];

const isReport = ({ name }: Stream) => name.endsWith('_report');
const setOf = (stream: Stream) =>
  isReport(stream) ? reportOf(stream.name.replace('_report', '')) : tableOf(stream.name);
const columnsOf = (stream: Stream) =>
  isReport(stream) ? reportColumns(setOf(stream), dimensionsOf(stream)) : setOf(stream).columns;

/** The manifest with the schemas that follow from that of the data. */
function renewed(): string {
  const document = parseDocument(text);
  const schemas = Object.fromEntries(streams.map((stream) => [stream.name, schemaOf(columnsOf(stream))]));
  document.set('schemas', document.createNode(schemas, { aliasDuplicateObjects: false }));
  return document.toString({ lineWidth: 0 });
}

/** The config of an AJV that takes keywords of others, such as airbyte_secret. */
const ajv = () => new Ajv({ strict: false, validateFormats: false, allErrors: true });

let connected: ConnectedBrand;
beforeAll(async () => {
  connected = await connectedBrand();
});

describe('the manifest of Airbyte (Airbyte itself is not run)', () => {
  it('has the schemas of its streams as the service has them', async () => {
    await expect(renewed()).toMatchFileSnapshot(FILE);
  });

  it('has the keys and paths of the schema', () => {
    for (const stream of streams) {
      const set = setOf(stream);
      expect(stream.retriever.requester.path).toBe(set.path);
      expect(stream.primary_key).toEqual(
        isReport(stream) ? reportKey(set, dimensionsOf(stream)) : set.primary_key,
      );
    }
    expect(streams.map(({ name }) => name)).toContain(manifest.check.stream_names[0]);
  });

  it.skipIf(AIRBYTE_SCHEMA === undefined)(
    `is valid by the published schema of components${AIRBYTE_SCHEMA === undefined ? ' (not run: AIRBYTE_SCHEMA names none)' : ''}`,
    () => {
      const validate = ajv().compile(parse(readFileSync(AIRBYTE_SCHEMA ?? '', 'utf8')));
      const {
        streams: given,
        schemas: _,
        definitions: __,
        ...rest
      } = manifest as Manifest & {
        readonly schemas: unknown;
        readonly definitions: unknown;
      };
      validate({ ...rest, streams: given });
      expect(validate.errors).toBeNull();
      const [first, ...others] = given as readonly object[];
      expect(validate({ ...rest, streams: [{ ...first, retriever: {} }, ...others] })).toBe(false);
    },
  );

  it('asks for a config that it then uses', () => {
    const validate = ajv().compile(manifest.spec.connection_specification);
    expect(validate({ url: 'https://a.example', api_key: 'avk_', start_date: '2026-01-01' })).toBe(true);
    expect(validate({ url: 'https://a.example', api_key: 'avk_' })).toBe(false);
    expect(validate({ url: 'https://a.example', api_key: 'avk_', start_date: '1 January' })).toBe(false);
    const used = [...text.matchAll(/config\['(\w+)'\]/g)].map(([, name]) => name);
    const { properties } = manifest.spec.connection_specification;
    expect([...new Set(used)].sort()).toEqual(Object.keys(properties as object).sort());
  });
});

const config = () => ({ url: connected.api.url, api_key: connected.brand.key, start_date: FIRST_DAY });

describe('the streams of Airbyte', () => {
  it.each(streams)('$name has all rows, each by its schema', async (stream) => {
    const records = await readStream(stream, config(), { today: END });
    const { path: address } = setOf(stream);
    const { dimensions, status } = stream.retriever.requester.request_parameters ?? {};
    if (isReport(stream)) {
      const listed = await Promise.all(
        [`start_date=${FIRST_DAY}&end_date=2025-12-31`, `start_date=2026-01-01&end_date=${END}`].map(
          (range) => rowsOf(connected, `${address}?${range}&dimensions=${dimensions}`, 10_000),
        ),
      );
      expect(sorted(records)).toEqual(sorted(listed.flat()));
    } else if (status) {
      expect(records).toEqual(await rowsOf(connected, `${address}?status=${status}`, 100));
    } else {
      expect(records).toHaveLength(ANSWERS);
    }
    expect(records.length).toBeGreaterThan(0);
    expect(
      new Set(records.map((row) => JSON.stringify(stream.primary_key.map((key) => row[key])))).size,
    ).toBe(records.length);
    const schema = stream.schema_loader.schema;
    // As Airbyte does not: a column that is not in the schema, or missing, is a fault here.
    const names = Object.keys(schema.properties as object);
    const validate = ajv().compile({ ...schema, additionalProperties: false, required: names });
    for (const record of records) expect(validate(record) || validate.errors).toBe(true);
  });

  it('reads the feed page by page', async () => {
    const changes = streams.find(({ name }) => name === 'changes');
    if (changes === undefined) throw new Error('there is no stream of changes');
    const small = structuredClone(changes) as { -readonly [Key in keyof Stream]: Stream[Key] };
    small.retriever.paginator.pagination_strategy.page_size = 100;
    const records = await readStream(small, config(), { today: END });
    expect(records.map(({ sequence }) => sequence)).toEqual(
      records.map(({ sequence }) => sequence).toSorted((a, b) => Number(a) - Number(b)),
    );
    expect(records).toHaveLength(ANSWERS);
  });

  it('reads reports again from thirty days before its state', async () => {
    const visibility = streams.find(({ name }) => name === 'visibility_report');
    if (visibility === undefined) throw new Error('there is no stream of visibility');
    const records = await readStream(visibility, config(), { today: END, state: START });
    expect(records.length).toBeGreaterThan(0);
    expect(records.every(({ day }) => String(day) >= START)).toBe(true);
  });
});

const sorted = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map((row) => JSON.stringify(row)).sort();
