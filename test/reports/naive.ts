import type { Filters } from '../../src/catalogue/filters.ts';
import type { ReportQuery } from '../../src/reports/plan/query.ts';
import { rangeCompared } from '../../src/shared/ranges.ts';
import { type Cluster, changeInterval, proportionInterval, shareInterval } from './naive-uncertainty.ts';
import type { World, WorldAnswer } from './world.ts';

/*
 * The reports computed the plain way, from lists of answers in memory: no tables, no sums kept, no
 * planner, and other arithmetic (exact fractions of BigInt) than the service.
 */

const OWN_NAME = 'Own 🦊 "brand"';

const namesOf = ({ dimensions }: ReportQuery) => dimensions.map(({ name }) => name);

export type Row = Record<string, string | number | boolean | null>;

/** n/d rounded to 4 decimals, halves away from zero; null where d is 0. */
function rounded(numerator: bigint, denominator: bigint): number | null {
  if (denominator === 0n) return null;
  const magnitude = numerator < 0n ? -numerator : numerator;
  const scaled = (magnitude * 10_000n * 2n + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -scaled : scaled) / 10_000;
}

const ratio = (n: number, d: number) => rounded(BigInt(n), BigInt(d));

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function mondayOf(at: number): string {
  const date = new Date(at);
  return dayOf(at - ((date.getUTCDay() + 6) % 7) * 86_400_000);
}

const TIME: Record<string, (at: number) => string> = {
  day: dayOf,
  week: mondayOf,
  month: (at) => `${dayOf(at).slice(0, 7)}-01`,
};

/** What a dimension is called by people, where labels are asked for. */
const labelsOf = (world: World, { added }: ReportQuery, { prompt }: Row): Row =>
  added.labels && prompt !== undefined
    ? { prompt_text: world.prompts.find(({ id }) => id === prompt)?.text ?? '' }
    : {};

function dimensionOf(world: World, name: string, answer: WorldAnswer): string | null {
  if (name === 'engine') return answer.engine;
  if (name === 'country') return answer.country;
  if (name === 'prompt') return world.prompts[answer.prompt]?.id ?? '';
  if (name === 'topic' || name === 'language') return world.prompts[answer.prompt]?.[name] ?? null;
  return TIME[name]?.(answer.at) ?? '';
}

/** True for a prompt of the intent, topic, tags and language that filters want. */
export function isOfGroup(
  prompt: World['prompts'][number] | undefined,
  { intent, topic, tag, language }: Filters,
): boolean {
  const has = (wanted: readonly string[] | undefined, value: string | null | undefined) =>
    wanted?.some((one) => one === value) ?? true;
  const tags = prompt?.tags.map((one) => one.toLowerCase()) ?? [];
  return (
    has(intent, prompt?.intent) &&
    has(topic, prompt?.topic) &&
    has(language, prompt?.language) &&
    (tag?.some((one) => tags.includes(one.toLowerCase())) ?? true)
  );
}

/** Whether an answer mentions whom the filters by evidence want in it, and nobody whom they do not. */
export function hasEvidence(world: World, answer: WorldAnswer, filters: Filters): boolean {
  const idOf = (brand: number) => (brand === 0 ? world.ownId : world.competitors[brand - 1]?.id);
  const mentionOf = (id: string) => answer.mentions.find(({ brand }) => idOf(brand) === id);
  const {
    brand_mentioned,
    mentioned_competitor_id,
    not_mentioned_competitor_id,
    competitor_position,
    competitor_mentioned,
  } = filters;
  const isTracked = ({ brand }: { readonly brand: number }) =>
    world.competitors[brand - 1]?.status === 'tracked';
  const mentioned =
    mentioned_competitor_id === undefined ? undefined : (mentionOf(mentioned_competitor_id) ?? null);
  return (
    (brand_mentioned === undefined || (mentionOf(world.ownId) !== undefined) === brand_mentioned) &&
    (competitor_mentioned === undefined || answer.mentions.some(isTracked) === competitor_mentioned) &&
    mentioned !== null &&
    (competitor_position === undefined || mentioned?.position === competitor_position) &&
    (not_mentioned_competitor_id === undefined || mentionOf(not_mentioned_competitor_id) === undefined)
  );
}

const toneOf = (sentiment: number) =>
  sentiment >= 2500 ? 'positive' : sentiment <= -2500 ? 'negative' : 'neutral';

/** Whether an answer has the tone, the sources and the search that filters want in it. */
export function hasSources(
  answer: WorldAnswer,
  { brand_tone, cited_domain, cited_url, cited_content_type, search_query, text_contains }: Filters,
  typeOf: (domain: string) => string,
): boolean {
  const { citations } = answer;
  const own = answer.mentions.find(({ brand }) => brand === 0);
  return (
    (brand_tone === undefined || (own !== undefined && brand_tone.includes(toneOf(own.sentiment)))) &&
    (cited_domain === undefined || citations.some(({ domain }) => domain === cited_domain)) &&
    (cited_url === undefined || citations.some((one) => `https://${one.domain}${one.path}` === cited_url)) &&
    (cited_content_type === undefined ||
      citations.some(({ domain }) => (cited_content_type as string[]).includes(typeOf(domain)))) &&
    (search_query === undefined || (answer.searches ?? []).includes(search_query)) &&
    (text_contains === undefined ||
      (answer.text ?? 'text').toLowerCase().includes(text_contains.toLowerCase()))
  );
}

export function selected(world: World, { range, filters, includeArchived }: ReportQuery): WorldAnswer[] {
  return world.answers.filter((answer) => {
    const prompt = world.prompts[answer.prompt];
    const day = dayOf(answer.at);
    return (
      day >= range.start &&
      day <= range.end &&
      (filters.engine?.includes(answer.engine) ?? true) &&
      (filters.country?.includes(answer.country) ?? true) &&
      (filters.prompt_id?.includes(prompt?.id ?? '') ?? true) &&
      isOfGroup(prompt, filters) &&
      hasEvidence(world, answer, filters) &&
      (includeArchived || prompt?.status !== 'archived')
    );
  });
}

/** Answers by the values of the dimensions that make a group. */
function groupsOf(world: World, answers: readonly WorldAnswer[], dimensions: readonly string[]) {
  const groups = new Map<string, { values: Row; answers: WorldAnswer[] }>();
  for (const answer of answers) {
    const values = Object.fromEntries(dimensions.map((name) => [name, dimensionOf(world, name, answer)]));
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? { values, answers: [] };
    group.answers.push(answer);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const WEIGHT_UNIT = 1_000_000_000n;

const weightOf = (position: number | null) =>
  position === null ? WEIGHT_UNIT / 10n : BigInt(Math.round(Number(WEIGHT_UNIT) / Math.log2(position + 1)));

/** What a list of answers says of one brand of the world. */
function ranking(answers: readonly WorldAnswer[], brand: number) {
  const mentions = answers.flatMap((answer) => answer.mentions.filter((mention) => mention.brand === brand));
  const positions = mentions.flatMap(({ position }) => (position === null ? [] : [position]));
  const weight = mentions.reduce((sum, { position }) => sum + weightOf(position), 0n);
  const sentiment = mentions.reduce((sum, mention) => sum + BigInt(mention.sentiment), 0n);
  return {
    mentions,
    ranked: positions.length,
    metrics: {
      visibility_index: rounded(weight, WEIGHT_UNIT * BigInt(answers.length)),
      average_position: ratio(
        positions.reduce((sum, position) => sum + position, 0),
        positions.length,
      ),
      best_position: positions.length > 0 ? Math.min(...positions) : null,
      sentiment: rounded(sentiment, 10_000n * BigInt(mentions.length)),
    },
  };
}

/** The figures of each prompt among answers. */
function clustersOf(
  answers: readonly WorldAnswer[],
  figures: (ofPrompt: readonly WorldAnswer[]) => Cluster,
): ReadonlyMap<number, Cluster> {
  const byPrompt = Map.groupBy(answers, ({ prompt }) => prompt);
  return new Map([...byPrompt].map(([prompt, ofPrompt]) => [prompt, figures(ofPrompt)]));
}

const mentionsOf = (brand: number) => (answers: readonly WorldAnswer[]) => ({
  y: ranking(answers, brand).mentions.length,
  n: answers.length,
});

const rankingsOf = (brand: number, roster: readonly number[]) => (answers: readonly WorldAnswer[]) => ({
  y: ranking(answers, brand).ranked,
  n: roster.reduce((sum, one) => sum + ranking(answers, one).ranked, 0),
});

/** The exact difference of two fractions; null where one is unknown. */
const difference = (now: Cluster, before: Cluster) =>
  rounded(
    BigInt(now.y) * BigInt(before.n) - BigInt(before.y) * BigInt(now.n),
    BigInt(now.n) * BigInt(before.n),
  );

/** The sum of a brand's positions, and the number of them. */
const positionsOf = (answers: readonly WorldAnswer[], brand: number): Cluster => {
  const positions = ranking(answers, brand).mentions.flatMap(({ position }) => position ?? []);
  return { y: positions.reduce((sum, position) => sum + position, 0), n: positions.length };
};

/** The sum of its sentiments in ten-thousandths, and the number of them in the same unit. */
const sentimentsOf = (answers: readonly WorldAnswer[], brand: number): Cluster => {
  const { mentions } = ranking(answers, brand);
  return { y: mentions.reduce((sum, { sentiment }) => sum + sentiment, 0), n: mentions.length * 10_000 };
};

/** Columns that intervals=true and compare add to the row of a brand: `before` are the answers of the range before. */
function uncertainty(
  { added }: ReportQuery,
  brand: number,
  roster: readonly number[] | null,
  answers: readonly WorldAnswer[],
  before: readonly WorldAnswer[],
): Row {
  const row: Row = {};
  const mentions = mentionsOf(brand);
  const share = roster === null ? null : rankingsOf(brand, roster);
  if (added.intervals) {
    const prompts = clustersOf(answers, mentions);
    row.prompts = prompts.size;
    [row.visibility_low, row.visibility_high] = proportionInterval([...prompts.values()]);
    if (share) {
      const { y, n } = share(answers);
      const ends = shareInterval([...clustersOf(answers, share).values()], ratio(y, n));
      [row.share_of_voice_low, row.share_of_voice_high] = ends;
    }
  }
  if (added.compare) {
    const [past, now] = [mentions(before), mentions(answers)];
    const change = difference(now, past);
    const { ends, changed } = changeInterval(
      clustersOf(before, mentions),
      clustersOf(answers, mentions),
      change,
    );
    row.previous_answers = before.length;
    row.previous_visibility = ratio(past.y, past.n);
    row.visibility_change = change;
    [row.visibility_change_low, row.visibility_change_high] = ends;
    row.visibility_changed = changed;
    if (share) {
      row.previous_share_of_voice = ratio(share(before).y, share(before).n);
      row.share_of_voice_change = difference(share(answers), share(before));
    }
    const means = ranking(before, brand);
    row.previous_mentions = means.mentions.length;
    row.previous_average_position = means.metrics.average_position;
    row.average_position_change = difference(positionsOf(answers, brand), positionsOf(before, brand));
    row.previous_sentiment = means.metrics.sentiment;
    row.sentiment_change = difference(sentimentsOf(answers, brand), sentimentsOf(before, brand));
  }
  return row;
}

/** The answers of the range before, by the values of the group they belong to. */
function answersBefore(world: World, query: ReportQuery) {
  const past = selected(world, { ...query, range: rangeCompared(query.range, query.added.compare) });
  const groups = groupsOf(world, past, namesOf(query));
  return (values: Row) =>
    groups.find((group) => JSON.stringify(group.values) === JSON.stringify(values))?.answers ?? [];
}

function visibility(world: World, query: ReportQuery): Row[] {
  const before = answersBefore(world, query);
  return groupsOf(world, selected(world, query), namesOf(query)).map(({ values, answers }) => {
    const { mentions, metrics } = ranking(answers, 0);
    const positive = mentions.filter(({ sentiment }) => sentiment >= 2500).length;
    const negative = mentions.filter(({ sentiment }) => sentiment <= -2500).length;
    return {
      ...values,
      ...labelsOf(world, query, values),
      answers: answers.length,
      mentions: mentions.length,
      visibility: ratio(mentions.length, answers.length),
      ...metrics,
      sentiment_positive: positive,
      sentiment_neutral: mentions.length - positive - negative,
      sentiment_negative: negative,
      own_citations: answers.flatMap(({ citations }) => citations.filter(({ own }) => own)).length,
      ...uncertainty(query, 0, null, answers, before(values)),
    };
  });
}

function brands(world: World, query: ReportQuery): Row[] {
  const roster = [
    { brand: 0, id: world.ownId, name: OWN_NAME, isSelf: true },
    ...world.competitors.flatMap(({ id, name, status }, index) =>
      status === 'tracked' ? [{ brand: index + 1, id, name, isSelf: false }] : [],
    ),
  ];
  const before = answersBefore(world, query);
  const numbers = roster.map(({ brand }) => brand);
  return groupsOf(world, selected(world, query), namesOf(query)).flatMap(({ values, answers }) => {
    const rankings = roster.map((entry) => ({ entry, ...ranking(answers, entry.brand) }));
    const allRanked = rankings.reduce((sum, { ranked }) => sum + ranked, 0);
    return rankings
      .map(({ entry, mentions, ranked, metrics }) => ({
        ...values,
        ...labelsOf(world, query, values),
        competitor_id: entry.id,
        competitor_name: entry.name,
        is_self: entry.isSelf,
        answers: answers.length,
        mentions: mentions.length,
        visibility: ratio(mentions.length, answers.length),
        ranked,
        share_of_voice: ratio(ranked, allRanked),
        ...metrics,
        ...uncertainty(query, entry.brand, numbers, answers, before(values)),
      }))
      .filter(({ competitor_id }) => query.filters.competitor_id?.includes(competitor_id) ?? true);
  });
}

/** What the tests have told the store of domains. */
export type DomainFacts = Record<string, { rating: number | null; contentType: string | null }>;

/** Name of the brand that a site belongs to. */
function ownerOf(world: World, domain: string, isOwn: boolean) {
  if (isOwn) return { kind: 'own', id: world.ownId, name: OWN_NAME };
  const owner = world.competitors.find(({ sites }) => sites?.includes(domain));
  return owner
    ? { kind: 'competitor', id: owner.id, name: owner.name }
    : { kind: 'none', id: null, name: null };
}

function citations(world: World, query: ReportQuery, facts: DomainFacts): Row[] {
  const source = ['url', 'content_type'].find((name) => namesOf(query).includes(name)) ?? 'domain';
  const groupBy = namesOf(query).filter((name) => name !== source);
  const { filters } = query;
  return groupsOf(world, selected(world, query), groupBy).flatMap(({ values, answers }) => {
    const cited = answers.flatMap((answer) =>
      answer.citations.map(({ domain, path, own }, index) => ({
        answer,
        domain,
        own,
        kind: index % 2 === 0 ? 'linked' : 'listed',
        key: {
          url: `https://${domain}${path}`,
          content_type: facts[domain]?.contentType ?? null,
          domain,
        }[source] as string | null,
      })),
    );
    return [...new Set(cited.map(({ key }) => key))]
      .map((key) => {
        const mine = cited.filter((citation) => citation.key === key);
        const [first] = mine;
        const citing = new Set(mine.map(({ answer }) => answer)).size;
        const count = (wanted: string) => mine.filter(({ kind }) => kind === wanted).length;
        const isByType = source === 'content_type';
        const owner = ownerOf(world, first?.domain ?? '', first?.own ?? false);
        const type = isByType ? key : (facts[first?.domain ?? '']?.contentType ?? null);
        const sites = { site_type: type, site_owner_id: owner.id, site_owner_name: owner.name };
        return {
          domain: first?.domain ?? '',
          type,
          owner: owner.kind,
          row: {
            ...values,
            ...labelsOf(world, query, values),
            [source]: key,
            is_own_domain: mine.every(({ own }) => own),
            domain_rating: isByType ? null : (facts[first?.domain ?? '']?.rating ?? null),
            citations: mine.length,
            cited_answers: citing,
            citation_share: ratio(mine.length, cited.length),
            citation_rate: ratio(citing, answers.length),
            last_cited_at: new Date(Math.max(...mine.map(({ answer }) => answer.at))).toISOString(),
            ...(query.added.kinds ? { linked: count('linked'), listed: count('listed') } : {}),
            ...(query.added.sites ? sites : {}),
          } as Row,
        };
      })
      .filter(
        ({ domain, type, owner, row }) =>
          (filters.domain?.includes(domain) ?? true) &&
          (filters.is_own_domain === undefined || row.is_own_domain === filters.is_own_domain) &&
          (filters.content_type?.includes(type ?? '') ?? true) &&
          ((filters.site_owner as readonly string[] | undefined)?.includes(owner) ?? true),
      )
      .map(({ row }) => row);
  });
}

function searches(world: World, query: ReportQuery): Row[] {
  const groupBy = namesOf(query).filter((name) => name !== 'query');
  return groupsOf(world, selected(world, query), groupBy).flatMap(({ values, answers }) => {
    const told = answers.filter((answer) => answer.searches != null);
    return [...new Set(told.flatMap((answer) => answer.searches ?? []))].map((searched) => {
      const searching = told.filter((answer) => answer.searches?.includes(searched));
      return {
        ...values,
        ...labelsOf(world, query, values),
        query: searched,
        searches: told.flatMap((answer) => answer.searches ?? []).filter((one) => one === searched).length,
        answers: searching.length,
        answer_rate: ratio(searching.length, told.length),
        last_searched_at: new Date(Math.max(...searching.map(({ at }) => at))).toISOString(),
      };
    });
  });
}

/** Bytewise, as ClickHouse compares texts. */
const compareTexts = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Names without regard to letter case, then by themselves. */
export const compareNames = (a: string, b: string) =>
  compareTexts(a.toLowerCase(), b.toLowerCase()) || compareTexts(a, b);

function compareValues(column: string, a: Row[string] | undefined, b: Row[string] | undefined): number {
  if (column === 'competitor_name') return compareNames(String(a), String(b));
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  return Number(a) - Number(b);
}

/** Rows in the order asked, nulls last both ways, then by dimensions and labels. */
export function ordered(rows: readonly Row[], query: ReportQuery): Row[] {
  const rest = [...namesOf(query), ...query.report.tieBreakers];
  return [...rows].sort((a, b) => {
    for (const { column, direction } of query.orderBy) {
      const [x, y] = [a[column] ?? null, b[column] ?? null];
      if (x === null || y === null) {
        if (x !== y) return x === null ? 1 : -1;
        continue;
      }
      const order = compareValues(column, x, y);
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    for (const column of rest) {
      if (a[column] === null || b[column] === null) {
        if (a[column] !== b[column]) return a[column] === null ? 1 : -1;
        continue;
      }
      const order = compareValues(column, a[column], b[column]);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** A report's page and its total. */
export function naiveReport(
  world: World,
  query: ReportQuery,
  facts: DomainFacts = {},
): { data: Row[]; total: number } {
  const rows = {
    visibility: () => visibility(world, query),
    brands: () => brands(world, query),
    citations: () => citations(world, query, facts),
    searches: () => searches(world, query),
  }[query.report.name]();
  return { data: ordered(rows, query).slice(query.offset, query.offset + query.limit), total: rows.length };
}
