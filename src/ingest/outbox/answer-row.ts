import type { DomainNumbers } from '../../domains/numbers.ts';
import { isOwnDomain, readSources } from '../../sources/cited-sources.ts';
import type { IngestBrand } from '../brands/ingest-brand.ts';
import { GIVEN, type ResolvedAnswer } from '../brands/resolved-answer.ts';

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

/** Number of cited domains that are the brand's own. */
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
