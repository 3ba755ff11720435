import type { Blocks } from '../text/blocks.ts';
import { CASELESS } from '../text/caseless.ts';
import { matchesIn } from '../text/matches.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import type { WordUses } from '../text/word-uses.ts';
import { advisesAgainst } from './advice.ts';
import type { Candidate, Group } from './group.ts';
import { type Introduction, introductionIn, introductionOf, NOTHING_SAID } from './introduction.ts';
import { slotsOf } from './slots.ts';
import { leadsToChoice } from './verdicts.ts';

/** A line in bold type and nothing else, which a section begins with. */
const TITLE_LINE = /^[^\p{L}\p{N}*\n]{0,4}\*\*([^*\n]{2,60})\*\*[:：]?[^\S\n]*(?:\n|$)/u;
/** What is set in bold type inside a line. */
const BOLD = /\*\*([^*\n]+?)\*\*/gu;
const LONGEST = 60;
/** How likely what is set in bold type is a name at least, in a script without capitals. */
const LEAST_CASELESS = 0.6;

/** Where something is set in bold type in a run of text, with its asterisks, but for labels and whole sentences. */
const boldIn = (text: string, { start, end }: Span): readonly Span[] =>
  matchesIn(text.slice(start, end), BOLD).flatMap(({ 0: { length }, 1: said = '', index }) => {
    const bold = { start: start + index, end: start + index + length };
    const isLabel = /[:：]$/u.test(said) || /^\s?[:：]/u.test(text.slice(bold.end, bold.end + 2));
    return isLabel || said.length < 2 || said.length > LONGEST ? [] : [bold];
  });

/** What is set in bold type in a run of text and may be a name, or some: `least`, how likely with capitals. */
export const boldNamesIn = (text: string, run: Span, uses: WordUses, least: number) =>
  boldIn(text, run).flatMap((bold) => {
    const head = { start: bold.start + 2, end: bold.end - 2 };
    const slots = slotsOf(text, head, uses, true, true);
    return slots.every(({ form, label }) => form >= (CASELESS.test(label) ? LEAST_CASELESS : least))
      ? [{ head, slots }]
      : [];
  });

const MIN_SECTIONS = 2;
/** Of a longer title nothing is told. */
const MAX_TITLE = 80;

export const inSentences = (candidates: Candidate[]): Group => ({
  kind: 'sentences',
  candidates,
  introduction: NOTHING_SAID,
  ordered: false,
  parent: -1,
});

const isAside = ({ others, avoid, traits, shops, examples }: Introduction): boolean =>
  others || avoid || traits || shops || examples;

/**
 * Names in bold type in the paragraphs of several sections that have a title each and no list: "Under $500", and below
 * it "The **Acme** and the **Nova** are fine". Sections of tips and warnings have none.
 */
export function boldNameGroups(text: string, blocks: Blocks): Group[] {
  const { pieces } = blocks;
  const candidates: Candidate[] = [];
  let sections = 0;
  for (const [at, { kind, item, start, end }] of pieces.entries()) {
    if (kind !== 'paragraph' || item >= 0) continue;
    const before = pieces[at - 1] ?? { kind: 'row', start: 0, end: 0 };
    const own = TITLE_LINE.exec(text.slice(start, Math.min(end, start + MAX_TITLE)));
    const above = TITLE_LINE.exec(text.slice(before.start, Math.min(before.end, before.start + MAX_TITLE)));
    const title = own?.[1] ?? (before.kind === 'paragraph' ? above?.[1] : undefined);
    if (title === undefined && before.kind !== 'heading') continue;
    const said = title === undefined ? introductionOf(text, blocks, at) : introductionIn(title);
    if (isAside(said)) continue;
    const from = start + (own?.[0].length ?? 0);
    const names = boldIn(text, { start: from, end });
    if (names.length === 0) continue;
    sections += 1;
    for (const [index, name] of names.entries())
      candidates.push({
        start: name.start,
        end: names[index + 1]?.start ?? end,
        from: at,
        to: at + 1,
        number: 0,
      });
  }
  return sections < MIN_SECTIONS ? [] : [inSentences(candidates)];
}

/** What stands before a name that its sentence is about: nothing, an article, or for whom that is: "If you travel, **Acme** …". */
const BEFORE_SUBJECT =
  /^(?:(?:The|An?|Der|Die|Das|Le|La|Les|El|Los|Las|Il|Lo|Gli|O|A|Os|As|De|Het)\s|.*[,，、]\s?(?:(?:the|while|whereas|während|tandis que|mientras que|mentre|enquanto|terwijl)\s|(?:\p{L}+\s){1,3}(?:like|such as|wie|comme|como|come|zoals)\s)?)?$/su;
/** The same where the verb stands before the name: "Für Gärten am Hang ist **Acme** …". */
const VERB_SECOND =
  /^(?:Für|Bei|Mit|Als|För|Vid|Till|Til|Ved|Voor|Bij)\s[^.!?]{2,80}\s(?:ist|wäre|bleibt|eignet sich|passt|är|blir|passar|er|bliver|passer|is|blijft|past)\s(?:(?:der|die|das|den|de|het)\s)?$/u;
/** What joins two names of one sentence. */
const JOINT =
  /^(?:\s?\([^)\n]{1,40}\))?(?:\s?[,，、]\s?)?(?:\s?(?:and|or|und|oder|et|ou|y|e|o|of|en|i|lub|och|eller)\s)?$/u;
/** Fewer sentences are no list. */
const MIN_SENTENCES = 3;

/** The names in bold type that a sentence is about, each up to the next one or the end of the sentence. */
function subjectsIn(text: string, sentence: Span): readonly Span[] {
  const { start, end } = sentence;
  const bold = boldIn(text, sentence);
  const subjects: Span[] = [];
  for (const [at, one] of bold.entries()) {
    const last = bold[at - 1];
    const between = text.slice(last?.end ?? start, one.start).trimStart();
    const isJoined = last !== undefined && subjects.at(-1) === last && JOINT.test(between);
    const isSubject = BEFORE_SUBJECT.test(between) || VERB_SECOND.test(between) || leadsToChoice(between);
    if (isJoined || (isSubject && !advisesAgainst(between))) subjects.push(one);
  }
  return subjects.map((one, at) => ({ start: one.start, end: subjects[at + 1]?.start ?? end }));
}

/**
 * Names in bold type of which prose tells in a sentence each: "**Acme** is the best overall. If you need two, **Nova** or
 * **Zeta** are solid alternatives."
 */
export function boldSubjectGroups(text: string, blocks: Blocks): Group[] {
  const candidates: Candidate[] = [];
  let sentences = 0;
  for (const [at, { kind, item, start, end }] of blocks.pieces.entries()) {
    if (kind !== 'paragraph' || item >= 0 || !text.slice(start, end).includes('**')) continue;
    if (isAside(introductionOf(text, blocks, at))) continue;
    for (const sentence of sentencesOf(text, start, end)) {
      const subjects = subjectsIn(text, sentence);
      sentences += Number(subjects.length > 0);
      for (const subject of subjects) candidates.push({ ...subject, from: at, to: at + 1, number: 0 });
    }
  }
  return sentences < MIN_SENTENCES ? [] : [inSentences(candidates)];
}
