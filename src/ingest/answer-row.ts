import type { DomainNumbers } from '../domains/numbers.ts';
import type { TextFormat } from '../shared/text-format.ts';
import { isOwnDomain, readSources } from '../sources/cited-sources.ts';
import type { IngestBrand } from './ingest-brand.ts';

/** A complete answer whose prompt and brands are known, ready to be accepted. */
export interface ResolvedAnswer {
  readonly id: string;
  readonly prompt: { readonly no: number; readonly text: string };
  readonly engine: string;
  readonly country: string;
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
  readonly text: string;
  readonly textFormat: TextFormat;
  readonly mentions: readonly ResolvedMention[];
  /** Who read the answer: `lexicon` (our rules), `model PROVIDER/MODEL`, or `given` where its mentions came with it. */
  readonly sentimentBy: string;
  readonly unknown: readonly UnknownBrand[];
  readonly sources: Parameters<typeof readSources>[0];
  /** What the engine searched for, in its order; null where that is not told. */
  readonly searchQueries?: readonly string[] | null | undefined;
}

export interface ResolvedMention {
  /** 0 is the own brand. */
  readonly competitorNo: number;
  readonly position: number | null;
  /** -1 to 1. */
  readonly sentiment: number;
}

/** The mentions came with the answer, rather than out of its text. */
export const GIVEN = 'given';

/** They are the rules', with the sentiments of their lexicons. */
export const LEXICON = 'lexicon';

/** Whether a model told all of them; before models had their provider in the name, they told sentiments alone. */
export const isOfModel = (readBy: string): boolean => readBy.startsWith('model ') && readBy.includes('/');

/** What may be a brand that is neither the own one nor a competitor. */
export interface UnknownBrand {
  /** What spellings of one name have in common. */
  readonly key: string;
  readonly name: string;
  readonly domain: string | null;
  /** What the answer says for and against it: bits of `EVIDENCE`. */
  readonly evidence: number;
}

/** Halves away from zero, as everywhere. */
const tenThousandths = (sentiment: number) =>
  Math.sign(sentiment) * Math.round(Math.abs(sentiment) * 10_000) || 0;

/** The columns of `answers` that tell what an answer says of brands. */
export function mentionColumns({
  mentions,
  unknown,
  sentimentBy,
}: Pick<ResolvedAnswer, 'mentions' | 'unknown' | 'sentimentBy'>) {
  const own = mentions.find(({ competitorNo }) => competitorNo === 0);
  return {
    mentions_given: sentimentBy === GIVEN,
    sentiment_by: sentimentBy,
    brand_mentioned: own !== undefined,
    brand_position: own?.position ?? 0,
    brand_sentiment: tenThousandths(own?.sentiment ?? 0),
    brands_ranked: mentions.filter(({ position }) => position !== null).length,
    'mentions.competitor_no': mentions.map(({ competitorNo }) => competitorNo),
    'mentions.position': mentions.map(({ position }) => position ?? 0),
    'mentions.sentiment': mentions.map(({ sentiment }) => tenThousandths(sentiment)),
    'unknown.key': unknown.map(({ key }) => key),
    'unknown.name': unknown.map(({ name }) => name),
    'unknown.domain': unknown.map(({ domain }) => domain ?? ''),
    'unknown.evidence': unknown.map(({ evidence }) => evidence),
  };
}

/** The number of a domain. @throws Error where it has none: a row without it would be nobody's. */
export function numberOf(numbers: DomainNumbers, domain: string): number {
  const no = numbers.get(domain);
  if (no === undefined) throw new Error(`the domain ${domain} has no number`);
  return no;
}

/** An answer with its sources as they are kept, and those that are not. */
export type CitingAnswer = ResolvedAnswer & ReturnType<typeof readSources>;

export const withCited = (answer: ResolvedAnswer): CitingAnswer => ({
  ...answer,
  ...readSources(answer.sources, answer.text, answer.engine),
});

/** How many of some cited domains are the brand's own. */
export const countOwn = ({ domains, includeSubdomains }: IngestBrand, cited: readonly string[]): number =>
  cited.filter((domain) => isOwnDomain(domain, domains, includeSubdomains)).length;

/**
 * The row of the ClickHouse table `answers` that holds an answer with its mentions and citations.
 * @param numbers of the domains that it cites.
 * @throws Error where one of them has none.
 */
export function answerRow(brand: IngestBrand, answer: CitingAnswer, numbers: DomainNumbers) {
  const { cited: sources } = answer;
  const domains = sources.map(({ domain }) => domain);
  return {
    ...mentionColumns(answer),
    own_citations: countOwn(brand, domains),
    brand_no: brand.brandNo,
    epoch: brand.epoch,
    answered_at: new Date(answer.answeredAt).toISOString().slice(0, -1).replace('T', ' '),
    answer_id: answer.id,
    prompt_no: answer.prompt.no,
    engine: answer.engine,
    country: answer.country,
    prompt_text: answer.prompt.text,
    text: answer.text,
    text_format: answer.textFormat,
    searches_told: answer.searchQueries != null,
    search_queries: answer.searchQueries ?? [],
    citation_count: sources.length,
    'citations.url': sources.map(({ url }) => url),
    'citations.domain': domains,
    'citations.domain_no': domains.map((domain) => numberOf(numbers, domain)),
    'citations.title': sources.map(({ title }) => title),
    'citations.position': sources.map(({ position }) => position),
    'citations.kind': sources.map(({ kind }) => kind),
    'citations.first_of_domain': sources.map(({ firstOfDomain }) => firstOfDomain),
    // A page is cited once; in answers of earlier versions it may be cited again.
    'citations.first_of_url': sources.map(() => true),
  };
}

export type AnswerRow = Readonly<ReturnType<typeof answerRow>>;
