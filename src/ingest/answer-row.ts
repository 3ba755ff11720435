import { isOwnDomain, readSources } from '../collector/extraction/sources.ts';
import type { IngestBrand } from './brand.ts';

/** A complete answer whose prompt and brands are known, ready to be accepted. */
export interface ResolvedAnswer {
  readonly id: string;
  readonly prompt: { readonly no: number; readonly text: string };
  readonly engine: string;
  readonly country: string;
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
  readonly text: string;
  readonly textFormat: 'markdown' | 'plain';
  readonly mentions: readonly ResolvedMention[];
  readonly sources: Parameters<typeof readSources>[0];
}

export interface ResolvedMention {
  /** 0 is the own brand. */
  readonly competitorNo: number;
  readonly position: number | null;
  /** -1 to 1. */
  readonly sentiment: number;
}

/** Halves away from zero, as everywhere. */
const tenThousandths = (sentiment: number) =>
  Math.sign(sentiment) * Math.round(Math.abs(sentiment) * 10_000) || 0;

/** The row of the ClickHouse table `answers` that holds an answer with its mentions and citations. */
export function answerRow(brand: IngestBrand, answer: ResolvedAnswer) {
  const { mentions } = answer;
  const sources = readSources(answer.sources, answer.text);
  const own = mentions.find(({ competitorNo }) => competitorNo === 0);
  const isOwn = sources.map(({ domain }) => isOwnDomain(domain, brand.domains, brand.includeSubdomains));
  return {
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
    brand_mentioned: own !== undefined,
    brand_position: own?.position ?? 0,
    brand_sentiment: tenThousandths(own?.sentiment ?? 0),
    brands_ranked: mentions.filter(({ position }) => position !== null).length,
    citation_count: sources.length,
    own_citations: isOwn.filter(Boolean).length,
    'mentions.competitor_no': mentions.map(({ competitorNo }) => competitorNo),
    'mentions.position': mentions.map(({ position }) => position ?? 0),
    'mentions.sentiment': mentions.map(({ sentiment }) => tenThousandths(sentiment)),
    'citations.url': sources.map(({ url }) => url),
    'citations.domain': sources.map(({ domain }) => domain),
    'citations.title': sources.map(({ title }) => title),
    'citations.position': sources.map(({ position }) => position),
    'citations.kind': sources.map(({ kind }) => kind),
    'citations.is_own_domain': isOwn,
    'citations.first_of_domain': sources.map(({ firstOfDomain }) => firstOfDomain),
    'citations.first_of_url': sources.map(({ firstOfUrl }) => firstOfUrl),
  };
}
