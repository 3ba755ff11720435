import type { CitedSource } from '../extraction/sources/cited-sources.ts';
import { footnotesOf } from '../extraction/sources/footnotes.ts';
import { writesFootnotes } from '../providers/index.ts';
import { isSource } from '../words/cited-url.ts';
import { answerId } from './answer-id.ts';
import { GIVEN, type ResolvedAnswer } from './answer-row.ts';
import { type BrandDirectory, MOST_COMPETITORS } from './brand-directory.ts';
import type { ImportLine } from './line.ts';
import type { KnownPrompt } from './prompt-directory.ts';
import { readByRules } from './reading.ts';

/** An answer of a line, and what of the line is not kept: sources that are no http or https address. */
export interface ResolvedLine {
  readonly answer: ResolvedAnswer;
  /** Where in the line they stand and what they are, e.g. `citations.2.url "ftp://…"`. */
  readonly dropped: readonly string[];
}

const MOST_SHOWN = 100;

const shown = (url: string) => JSON.stringify(url.length > MOST_SHOWN ? `${url.slice(0, MOST_SHOWN)}…` : url);

/** The sources of a line that are kept, each at its position; `linked` where a footnote of the text names that. */
function citedBy({ engine, text, citations }: ImportLine) {
  const footnotes = writesFootnotes(engine) ? footnotesOf(text) : new Set();
  const sources: CitedSource[] = [];
  const dropped: string[] = [];
  for (const [index, { url, title, position = index + 1, kind }] of citations.entries()) {
    if (!isSource(url)) dropped.push(`citations.${index}.url ${shown(url)}`);
    else
      sources.push({ url, title, position, kind: kind ?? (footnotes.has(position) ? 'linked' : undefined) });
  }
  return { sources, dropped };
}

/** The mentions that came with a line, by the numbers of their brands; a text that says what is wrong otherwise. */
function givenMentions(directory: BrandDirectory, given: NonNullable<ImportLine['mentions']>) {
  const mentions = new Map<number, ResolvedAnswer['mentions'][number]>();
  for (const { competitor_id, name, position, sentiment } of given) {
    const no = competitor_id !== undefined ? directory.byId(competitor_id) : directory.byName(name ?? '');
    if (no === null && competitor_id === undefined) {
      return `mentions names ${name}, a competitor more than the ${MOST_COMPETITORS} that a brand may have`;
    }
    if (no === null) {
      return `competitor_id ${competitor_id} is neither a competitor of this brand nor its own competitor_id`;
    }
    if (mentions.has(no)) return `mentions names ${name ?? competitor_id} more than once`;
    mentions.set(no, { competitorNo: no, position, sentiment });
  }
  return [...mentions.values()];
}

/** The answer of a line, whose prompt and brands are known; a text that says what is wrong with it otherwise. */
export function resolveLine(
  directory: BrandDirectory,
  prompt: KnownPrompt,
  line: ImportLine,
): ResolvedLine | string {
  const given = line.mentions === undefined ? null : givenMentions(directory, line.mentions);
  if (typeof given === 'string') return given;
  const { sources, dropped } = citedBy(line);
  const reading = given
    ? { mentions: given, sentimentBy: GIVEN, unknown: [] }
    : readByRules(directory, { text: line.text, textFormat: line.text_format, sources: line.citations });
  const answer: ResolvedAnswer = {
    id: line.id ?? answerId(prompt.id, line.engine, line.country, line.answered_at),
    prompt,
    engine: line.engine,
    country: line.country,
    answeredAt: line.answered_at,
    text: line.text,
    textFormat: line.text_format,
    ...reading,
    sources,
    searchQueries: line.search_queries,
  };
  return { answer, dropped };
}
