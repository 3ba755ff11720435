import { z } from 'zod';

/*
 * Components of a low-code manifest of Airbyte as far as the one of this project has them, and what they do: requests,
 * pages, and slices of a cursor. Each key is known, so that nothing is passed over that Airbyte would act on. Names and
 * meanings are those of airbyte_cdk/sources/declarative/declarative_component_schema.yaml (airbyte-python-cdk 7.9.3).
 */

const option = z.strictObject({
  type: z.literal('RequestOption'),
  inject_into: z.literal('request_parameter'),
  field_name: z.string(),
});

const datetime = z.strictObject({
  type: z.literal('MinMaxDatetime'),
  datetime: z.string(),
  datetime_format: z.literal('%Y-%m-%d'),
});

const days = z
  .string()
  .regex(/^P\d+D$/)
  .transform((text) => Number(text.slice(1, -1)));

const cursorSchema = z.strictObject({
  type: z.literal('DatetimeBasedCursor'),
  cursor_field: z.string(),
  datetime_format: z.literal('%Y-%m-%d'),
  cursor_granularity: z.literal('P1D'),
  step: days,
  lookback_window: days,
  start_datetime: datetime,
  end_datetime: datetime,
  start_time_option: option,
  end_time_option: option,
});

const paginator = z.strictObject({
  type: z.literal('DefaultPaginator'),
  page_size_option: option,
  page_token_option: option,
  pagination_strategy: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('OffsetIncrement'), page_size: z.int() }),
    z.strictObject({
      type: z.literal('CursorPagination'),
      page_size: z.int(),
      cursor_value: z.string(),
      stop_condition: z.string(),
    }),
  ]),
});

const requester = z.strictObject({
  type: z.literal('HttpRequester'),
  url: z.string(),
  path: z.string(),
  http_method: z.literal('GET'),
  request_parameters: z.record(z.string(), z.string()).optional(),
  authenticator: z.strictObject({ type: z.literal('BearerAuthenticator'), api_token: z.string() }),
  error_handler: z.strictObject({
    type: z.literal('DefaultErrorHandler'),
    max_retries: z.int(),
    backoff_strategies: z.tuple([
      z.strictObject({ type: z.literal('WaitTimeFromHeader'), header: z.literal('Retry-After') }),
    ]),
  }),
});

export const streamSchema = z.strictObject({
  type: z.literal('DeclarativeStream'),
  name: z.string(),
  primary_key: z.array(z.string()),
  schema_loader: z.strictObject({
    type: z.literal('InlineSchemaLoader'),
    schema: z.record(z.string(), z.unknown()),
  }),
  incremental_sync: cursorSchema.optional(),
  retriever: z.strictObject({
    type: z.literal('SimpleRetriever'),
    requester,
    record_selector: z.strictObject({
      type: z.literal('RecordSelector'),
      extractor: z.strictObject({ type: z.literal('DpathExtractor'), field_path: z.tuple([z.string()]) }),
    }),
    paginator,
  }),
});

export type Stream = z.output<typeof streamSchema>;

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A manifest with the parts that `$ref` names in their places; keys beside it replace those of the part. */
export function resolved(value: unknown, root: unknown = value): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, root));
  if (!isObject(value)) return value;
  const { $ref, ...own } = value;
  const entries = Object.entries(own).map(([key, one]) => [key, resolved(one, root)]);
  if (typeof $ref !== 'string') return Object.fromEntries(entries);
  const part = $ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root);
  if (!isObject(part)) throw new Error(`${$ref} is no part of the manifest`);
  return { ...(resolved(part, root) as Values), ...Object.fromEntries(entries) };
}

/** The value of a text with one expression of Jinja, of the few forms that the manifest has. */
function interpolated(text: string, values: Values): unknown {
  const [, not, path, call] = /^\{\{ (not )?(?:(\w+(?:\['\w+'\])+)|(today_utc\(\))) \}\}$/.exec(text) ?? [];
  if (call) return values.today;
  if (path === undefined) {
    if (text.includes('{')) throw new Error(`${text} is of no known form`);
    return text;
  }
  const value = path
    .split(/\['|'\]/)
    .filter((key) => key !== '')
    .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), values);
  if (value === undefined) throw new Error(`${text} has no value`);
  return not ? !value : value;
}

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day of a sync, and the last day of the one before where there was one. */
interface Moment {
  readonly today: string;
  readonly state?: string;
}

/** Ranges of days that a cursor asks for one after the other: from the state less the look-back, or from the start. */
function slicesOf(cursor: z.output<typeof cursorSchema>, config: Values, { today, state }: Moment) {
  const at = (text: string) => Date.parse(String(interpolated(text, { config, today })));
  const start = at(cursor.start_datetime.datetime);
  const end = at(cursor.end_datetime.datetime);
  const slices: { readonly first: string; readonly last: string }[] = [];
  const from =
    state === undefined ? start : Math.max(start, Date.parse(state) - cursor.lookback_window * DAY);
  for (let first = from; first <= end; first += cursor.step * DAY) {
    slices.push({ first: dayOf(first), last: dayOf(Math.min(end, first + (cursor.step - 1) * DAY)) });
  }
  return slices;
}

interface Page {
  readonly data: readonly Values[];
}

/** Reads all records of a stream. @throws Error where a response is not 200. */
export async function readStream(
  { retriever, incremental_sync: cursor }: Stream,
  config: Values,
  moment: Moment,
): Promise<Values[]> {
  const { requester: how, paginator: pages, record_selector: selector } = retriever;
  const records: Values[] = [];
  const slices = cursor ? slicesOf(cursor, config, moment) : [null];
  const strategy = pages.pagination_strategy;
  for (const slice of slices) {
    let [token, read]: [unknown, number] = [null, 0];
    do {
      const url = new URL(how.path, String(interpolated(how.url, { config })));
      const parameters: [string, string][] = Object.entries(how.request_parameters ?? {});
      parameters.push([pages.page_size_option.field_name, String(strategy.page_size)]);
      if (token !== null) parameters.push([pages.page_token_option.field_name, String(token)]);
      if (cursor && slice) {
        parameters.push([cursor.start_time_option.field_name, slice.first]);
        parameters.push([cursor.end_time_option.field_name, slice.last]);
      }
      for (const [name, value] of parameters) url.searchParams.set(name, value);
      const key = interpolated(how.authenticator.api_token, { config });
      const got = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
      if (got.status !== 200) throw new Error(`${url} ${got.status}: ${await got.text()}`);
      const response = (await got.json()) as Page;
      const rows = response[selector.extractor.field_path[0] as 'data'];
      records.push(...rows);
      read += rows.length;
      if (strategy.type === 'OffsetIncrement') token = rows.length < strategy.page_size ? null : read;
      else {
        const stops = interpolated(strategy.stop_condition, { response });
        token = stops ? null : interpolated(strategy.cursor_value, { response });
      }
    } while (token !== null);
  }
  return records;
}
