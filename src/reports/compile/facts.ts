import { BRAND_CLAUSE } from '../../stores/brand-scope.ts';
import { dimension } from '../catalogue/dimensions.ts';
import { MEASURES } from '../catalogue/measures.ts';
import type { Fact, Measure } from '../catalogue/types.ts';
import type { Plan, Segment } from '../plan.ts';
import type { ReportQuery } from '../query.ts';

/** The alias of a dimension's key inside a query; its value gets the dimension's own name at the end. */
export const keyOf = (name: string) => `key_${name}`;

const tableOf = (fact: Fact, { grain }: Segment) => (grain === 'raw' ? fact : `${fact}_${grain}`);

/** The range of one segment; each has parameters of its own. */
function boundsOf(fact: Fact, segment: Segment, index: number): string[] {
  const start = `{${fact}_start_${index}:Date}`;
  const end = `{${fact}_end_${index}:Date}`;
  return segment.grain === 'raw'
    ? [`answered_at >= toDateTime64(${start}, 3, 'UTC')`, `answered_at < toDateTime64(${end} + 1, 3, 'UTC')`]
    : [`period >= ${start}`, `period <= ${end}`];
}

/** The clauses every fact of a query is filtered by, besides its range. Reads `config`. */
function filtersOf({ filters, includeArchived }: ReportQuery): string[] {
  const clauses = [BRAND_CLAUSE];
  if (filters.engine) clauses.push('engine IN {engine:Array(String)}');
  if (filters.country) clauses.push('country IN {country:Array(String)}');
  if (filters.prompt_id) clauses.push('prompt_no IN {prompt_no:Array(UInt32)}');
  if (filters.intent) {
    clauses.push(
      'prompt_no IN (SELECT arrayJoin(arrayFilter((no, intent) -> intent IN {intent:Array(String)}, config.prompt_nos, config.prompt_intents)))',
    );
  }
  if (!includeArchived) clauses.push('prompt_no NOT IN (SELECT arrayJoin(config.archived_prompts))');
  return clauses;
}

/** The measures of a fact as the query's dimensions count them. */
function measuresOf(fact: Fact, dimensions: readonly string[]): [string, Measure][] {
  const overrides = Object.assign({}, ...dimensions.map((name) => dimension(name).measures ?? {}));
  return Object.entries({ ...(MEASURES[fact] as Record<string, Measure>), ...overrides }) as [
    string,
    Measure,
  ][];
}

const indent = (text: string) => text.replace(/^/gm, '  ');

/**
 * The facts of a query summed up: one row per combination of keys, one column per measure. Segments of
 * the plan are summed apart and then together; all measures are whole numbers, so the result is the same
 * for every plan. `keys` are columns beside the dimensions, such as competitor_no.
 */
export function groupedFacts(
  fact: Fact,
  query: ReportQuery,
  plan: Plan,
  { dimensions, keys = [], where = [] }: { dimensions: readonly string[]; keys?: string[]; where?: string[] },
): string {
  const measures = measuresOf(fact, dimensions);
  const names = [...dimensions.map(keyOf), ...keys];
  const groupBy = names.length > 0 ? `\nGROUP BY ${names.join(', ')}` : '';
  const parts = plan[fact].map((segment, index) => {
    const columns = [
      ...dimensions.map((name) => {
        const { raw, rollup } = dimension(name).key;
        return `${segment.grain === 'raw' ? raw : rollup} AS ${keyOf(name)}`;
      }),
      ...keys,
      ...measures.map(
        ([name, { combine, raw }]) => `${combine}(${segment.grain === 'raw' ? raw : `t.${name}`}) AS ${name}`,
      ),
    ];
    const clauses = [...filtersOf(query), ...boundsOf(fact, segment, index), ...where];
    return `SELECT ${columns.join(',\n  ')}\nFROM ${tableOf(fact, segment)} AS t\nWHERE ${clauses.join('\n  AND ')}${groupBy}`;
  });
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const combined = measures.map(([name, { combine }]) => `${combine}(t.${name}) AS ${name}`);
  return `SELECT ${[...names, ...combined].join(', ')}\nFROM (\n${indent(parts.join('\nUNION ALL\n'))}\n) AS t${groupBy}`;
}

/** The parameters of the clauses above. Prompt numbers are the ones `prompt_id` resolved to. */
export function factParams(query: ReportQuery, plan: Plan, promptNos: readonly number[] | null) {
  const { engine, country, intent } = query.filters;
  const segments = Object.entries(plan).flatMap(([fact, cover]) =>
    cover.flatMap(({ start, end }, index) => [
      [`${fact}_start_${index}`, start],
      [`${fact}_end_${index}`, end],
    ]),
  );
  return {
    ...Object.fromEntries(segments),
    ...(engine ? { engine } : {}),
    ...(country ? { country } : {}),
    ...(intent ? { intent } : {}),
    ...(promptNos ? { prompt_no: promptNos } : {}),
  };
}
