import type { TextFormat } from '../../shared/text-format.ts';
import type { readSources } from '../../sources/cited-sources.ts';

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
  /** Reader of the answer: `lexicon` (our rules), `model PROVIDER/MODEL`, or `given` where its mentions came with it. */
  readonly sentimentBy: string;
  readonly unknown: readonly UnknownBrand[];
  readonly sources: Parameters<typeof readSources>[0];
  /** Search queries of the engine, in its order; null where the engine does not report them. */
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

/** True where a model read all of them; models without a provider in the name, of earlier versions, read sentiments alone. */
export const isOfModel = (readBy: string): boolean => readBy.startsWith('model ') && readBy.includes('/');

/** Name that may be a brand which is neither the own one nor a competitor. */
export interface UnknownBrand {
  /** Key that spellings of one name share. */
  readonly key: string;
  readonly name: string;
  readonly domain: string | null;
  /** Evidence of the answer for and against it: bits of `EVIDENCE`. */
  readonly evidence: number;
}
