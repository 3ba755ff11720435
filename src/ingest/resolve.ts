import type { AnswerText } from '../extraction/index.ts';
import { spellingKey } from '../shared/names.ts';
import { answerId } from './answer-id.ts';
import { type CitingAnswer, GIVEN, LEXICON, type ResolvedAnswer, withCited } from './answer-row.ts';
import { type BrandDirectory, MOST_COMPETITORS } from './brand-directory.ts';
import type { ImportLine } from './line.ts';
import type { KnownPrompt } from './prompt-directory.ts';
import type { Said } from './rules.ts';

/** A source that is not kept. */
export interface DroppedSource {
  /** Where in the line it stands and what it is, e.g. `citations.2.url "ftp://…"`. */
  readonly what: string;
  /** True for a page of the engine itself. */
  readonly own: boolean;
}

/** An answer of a line, and what of the line is not kept: sources that are no address of a domain or the engine's own pages. */
export interface ResolvedLine {
  readonly answer: CitingAnswer;
  readonly dropped: readonly DroppedSource[];
}

const MOST_SHOWN = 100;

const shown = (url: string) => JSON.stringify(url.length > MOST_SHOWN ? `${url.slice(0, MOST_SHOWN)}…` : url);

type GivenMentions = NonNullable<ImportLine['mentions']>;

const ownerOf = (directory: BrandDirectory, { competitor_id, name }: GivenMentions[number]) =>
  competitor_id !== undefined ? directory.byId(competitor_id) : directory.byName(name ?? '');

/** What is wrong with the mentions that came with a line, before any name that nobody has is given to a competitor. */
export function mentionsFault(directory: BrandDirectory, mentions: GivenMentions): string | null {
  const told = new Set<string>();
  for (const mention of mentions) {
    const { competitor_id, name = '' } = mention;
    if (competitor_id !== undefined && directory.byId(competitor_id) === null) {
      return `competitor_id ${competitor_id} is neither a competitor of this brand nor its own competitor_id`;
    }
    const as = competitor_id ?? spellingKey(name);
    if (told.has(as)) return `mentions names ${mention.name ?? competitor_id} more than once`;
    told.add(as);
  }
  return null;
}

type Given = ResolvedAnswer['mentions'][number];

/** Of what a line says of one brand under two of its names, that of the better place; of the first where none is better. */
const better = (one: Given, other: Given): Given =>
  (other.position ?? Number.POSITIVE_INFINITY) < (one.position ?? Number.POSITIVE_INFINITY) ? other : one;

/**
 * The mentions that came with a line that has no `mentionsFault`, by the numbers of their brands; a text that says what is
 * wrong where one has none: somebody has deleted it meanwhile, or there are too many.
 */
function givenMentions(directory: BrandDirectory, given: GivenMentions) {
  const mentions = new Map<number, Given>();
  for (const mention of given) {
    const no = ownerOf(directory, mention);
    if (no === null) {
      return (
        mentionsFault(directory, given) ??
        `mentions names ${mention.name}, a competitor more than the ${MOST_COMPETITORS} that a brand may have`
      );
    }
    const told = { competitorNo: no, position: mention.position, sentiment: mention.sentiment };
    const before = mentions.get(no);
    mentions.set(no, before ? better(before, told) : told);
  }
  return [...mentions.values()];
}

/** The id of a line's answer. */
export const idOf = (line: ImportLine, prompt: KnownPrompt): string =>
  line.id ?? answerId(prompt.id, line.engine, line.country, line.answered_at);

/** What of a line is read for the brands it mentions; null where they came with it. */
export const textOf = (line: ImportLine): AnswerText | null =>
  line.mentions === undefined
    ? { text: line.text, textFormat: line.text_format, sources: line.citations }
    : null;

/**
 * The answer of a line, whose prompt and brands are known; a text that says what is wrong with it otherwise.
 * @param said what its text says of brands, where it is read.
 */
export function resolveLine(
  directory: BrandDirectory,
  prompt: KnownPrompt,
  line: ImportLine,
  said: Said,
): ResolvedLine | string {
  const given = line.mentions === undefined ? null : givenMentions(directory, line.mentions);
  if (typeof given === 'string') return given;
  const reading = given
    ? { mentions: given, sentimentBy: GIVEN, unknown: [] }
    : { ...said, sentimentBy: LEXICON };
  const answer: ResolvedAnswer = {
    id: idOf(line, prompt),
    prompt,
    engine: line.engine,
    country: line.country,
    answeredAt: line.answered_at,
    text: line.text,
    textFormat: line.text_format,
    ...reading,
    sources: line.citations,
    searchQueries: line.search_queries,
  };
  const citing = withCited(answer);
  return {
    answer: citing,
    dropped: citing.dropped.map(({ at, own }) => ({
      what: `citations.${at}.url ${shown(line.citations[at]?.url ?? '')}`,
      own,
    })),
  };
}
