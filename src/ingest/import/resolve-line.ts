import type { AnswerText } from '../../extraction/index.ts';
import { spellingKey } from '../../shared/names.ts';
import type { BrandDirectory } from '../brands/brand-directory.ts';
import { GIVEN, LEXICON, type ResolvedAnswer } from '../brands/resolved-answer.ts';
import type { BrandsInText } from '../brands/rules.ts';
import { MOST_COMPETITORS } from '../brands/suggested-brand.ts';
import { type CitingAnswer, withCited } from '../outbox/answer-row.ts';
import { answerId } from './answer-id.ts';
import type { DroppedSource } from './dropped-sources.ts';
import type { ImportLine } from './line.ts';
import type { KnownPrompt } from './prompt-directory.ts';

/** An answer of a line, and what of the line is not kept: sources that are no address of a domain or the engine's own pages. */
export interface ResolvedLine {
  readonly answer: CitingAnswer;
  readonly dropped: readonly DroppedSource[];
}

const MOST_SHOWN = 100;

const shown = (url: string) => JSON.stringify(url.length > MOST_SHOWN ? `${url.slice(0, MOST_SHOWN)}…` : url);

type GivenMentions = NonNullable<ImportLine['mentions']>;

const ownerOf = (directory: BrandDirectory, { competitor_id, name }: GivenMentions[number]) =>
  competitor_id !== undefined ? directory.names.byId(competitor_id) : directory.names.byName(name ?? '');

/** Names of a line that no brand has. */
export const unknownNames = (directory: BrandDirectory, { mentions = [] }: ImportLine): readonly string[] =>
  mentions.flatMap(({ competitor_id, name }) =>
    competitor_id === undefined && name !== undefined && directory.names.byName(name) === null ? name : [],
  );

/** Finds a fault of the mentions that came with a line, before a name that nobody has is given to a competitor. */
export function mentionsFault(directory: BrandDirectory, mentions: GivenMentions): string | null {
  const told = new Set<string>();
  for (const mention of mentions) {
    const { competitor_id, name = '' } = mention;
    if (competitor_id !== undefined && directory.names.byId(competitor_id) === null) {
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

/** Text of a line to read for brands; null where its mentions came with it. */
export const textToRead = (line: ImportLine): AnswerText | null =>
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
  said: BrandsInText,
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
