import { type Naming, namingsIn } from '../names/namings.ts';
import type { RankedItem } from '../ranking/ranked-items.ts';
import type { Blocks, Piece } from '../text/blocks.ts';
import { clausesOf, sentencesOf } from '../text/sentences.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import { withSigns } from '../text/with-signs.ts';
import { absentIn } from './absence.ts';
import { contextsOf, MAX_TITLE, signOfMark, signOfTitle } from './contexts.ts';
import { languageOf, usualLanguage } from './language-of.ts';
import { lengthOf } from './length.ts';
import { plain } from './lexicon.ts';
import { lexiconOf } from './lexicons.ts';
import { passingWords } from './passing.ts';
import { meantBy } from './pronouns.ts';
import { answerOf, isQuestion } from './questions.ts';
import type { Said } from './sentiment.ts';
import { type Subject, subjectsOf, TOGETHER } from './subjects.ts';
import { NAME } from './tokens.ts';
import { ADVICE, NO_VERDICTS, TO_AVOID, type Verdicts } from './verdicts.ts';
import { EDGE, proposalsIn, verdictsIn, type Worded } from './worded.ts';

/** What an answer says of one brand. */
interface Opinion extends Said {
  /** Where it names the brand. */
  readonly spans: Span[];
}

/** "Here are the best themes for Acme:" */
const INTRODUCES = /[:：][*_\s]*$/u;
const MIN_INTRODUCTION = 25;

/** A line of an item that is no longer holds its name and little more. */
const MAX_NAME = 48;

/** No sentence weighs more than this; below "pros" and "cons", and of things to avoid, none weighs less. */
const MOST = 4;
const LISTED = 1.2;
const AVOIDED = 2.5;

/** "**What to avoid?** Acme …": a lead in bold is a title of the rest of its paragraph. */
const BOLD_LEAD = /^(?:\*\*|__)[^*_]+(?:\*\*|__)[:：]?\s*$/u;

/** Letters that a sentence takes to find fault, at most; what is longer tells more. */
const FAULTING = 80;

/** What the answer to a question says that asks whether a brand is good. */
const AFFIRMED = 1;
const DENIED = -2;

/** What a proposal says of who is proposed. */
const PROPOSED = 1.5;

/** A verdict that finds fault for sure. */
const FAULT = -2;

/** A verdict as it counts below a title of good sides, bad sides or things to avoid. */
function inContext(verdict: number, context: number): number {
  const bounded = Math.max(-MOST, Math.min(MOST, verdict));
  if (context === 0) return bounded;
  if (context > 0) return Math.max(LISTED, bounded);
  return Math.min(context === TO_AVOID ? -AVOIDED : -LISTED, bounded);
}

/** What a reader sees of a sentence, with a sign for each name in it: "Best Buy" praises nobody. */
function withNames(text: string, sentence: Span, namings: readonly Naming[]): string {
  const words = withSigns(text, sentence, namings, NAME);
  return visibleText(words, 0, words.length);
}

/**
 * A capital inside a sentence: outside of lists such a sentence is about somebody we are not told of, and what it says
 * must not become another's by that. In German every noun has one.
 */
const NAMES_ANOTHER = /(?<=\p{Ll},?\s)\p{Lu}\p{Ll}{2,}/u;

/** The namings of a sentence without those that it says to be absent. */
function presentIn(text: string, sentence: Span, named: readonly Naming[]): readonly Naming[] {
  const several = named.some(({ brand }) => brand !== named[0]?.brand);
  const clauses = several ? clausesOf(text, sentence) : [sentence];
  const absent = clauses.flatMap((clause) => absentIn(text, clause) ?? []);
  if (absent.length === 0) return named;
  return named.filter(({ start, end }) => !absent.some((span) => start < span.end && end > span.start));
}

/**
 * What an answer says of each brand, by the brand's index: the sentences that name it, and those about it that
 * name nobody. In a sentence with several brands each has its own part. Where a sentence says that a brand is
 * absent, it does not name it; where it names one in passing, it says nothing of it.
 */
export function opinionsOf(
  text: string,
  blocks: Blocks,
  namings: readonly Naming[],
  ranked: readonly RankedItem[],
): Map<number, Opinion> {
  const opinions = new Map<number, Opinion>();
  if (namings.length === 0) return opinions;

  const opinionOf = (brand: number): Opinion => {
    const opinion = opinions.get(brand) ?? {
      spans: [],
      good: 0,
      bad: 0,
      told: 0,
      merits: 0,
      flaws: 0,
      shunned: 0,
      ranked: false,
      proposed: false,
      beside: ranked.length > 1,
      leads: false,
    };
    opinions.set(brand, opinion);
    return opinion;
  };

  /** `told`: how much the words tell of the brand, in letters. */
  function add(brand: number, verdict: number, context: number, told: number): void {
    const opinion = opinionOf(brand);
    const value = inContext(verdict, context);
    if (context === TO_AVOID) opinion.shunned += 1;
    else if (context > 0) opinion.merits += value;
    else if (context < 0) opinion.flaws -= value;
    else if (value > 0) opinion.good += value;
    else opinion.bad -= value;
    if (context >= 0) opinion.told += value < 0 ? Math.max(0, told - FAULTING) : told;
  }

  const usual = usualLanguage(text);

  /** A sentence, given as `withNames` gives it, folded, and with the lexicon of its language. */
  const wordedAs = (words: string): Worded => {
    const folded = plain(words);
    return { words, folded, lexicon: lexiconOf(languageOf(folded, usual)) };
  };

  const read = (words: string, isTitle = false): Verdicts => verdictsIn(wordedAs(words), isTitle);

  /** The brands of which the sentence before asks whether they are good: "Is Acme any good?", "Acme?" */
  let asked: readonly number[] = [];

  /** Takes what a sentence answers to the question before, and whether it asks itself. */
  function converse(sentence: Span, inSentence: readonly Naming[]): void {
    const answer = asked.length > 0 ? answerOf(text.slice(sentence.start, sentence.end)) : 0;
    if (answer !== 0) for (const brand of asked) add(brand, answer > 0 ? AFFIRMED : DENIED, 0, 0);
    asked = [];
    if (inSentence.length === 0 || !isQuestion(text.slice(sentence.end - EDGE, sentence.end))) return;
    const words = withNames(text, sentence, inSentence);
    const isBare = !/\p{L}/u.test(words.slice(words.lastIndexOf(':') + 1));
    if (isBare || read(words, true).whole > 0) asked = [...new Set(inSentence.map(({ brand }) => brand))];
  }

  /** Reads a sentence that names brands; gives those it is about and the title of good or bad sides in it. */
  function readNaming(
    sentence: Span,
    named: readonly Naming[],
    item: Subject | null,
    outer: number,
    isApart: boolean,
  ) {
    const present = presentIn(text, sentence, named);
    for (const { brand, start, end } of present) opinionOf(brand).spans.push({ start, end });
    // "Intel Core Ultra" names one brand twice, and once.
    const once = present.filter(({ brand, start }, at) => {
      const before = present[at - 1];
      return brand !== before?.brand || start - before.end > 1;
    });
    const introduces =
      sentence.end - sentence.start > MIN_INTRODUCTION &&
      INTRODUCES.test(text.slice(sentence.end - EDGE, sentence.end));
    const words = withNames(text, sentence, once);
    const worded = introduces ? null : wordedAs(words);
    const verdicts = worded ? verdictsIn(worded) : NO_VERDICTS;
    // Where others are ranked a rank tells who is proposed.
    const proposals = worded && ranked.length <= 1 ? proposalsIn(worded) : [];
    const subject = isApart && verdicts.whole < 0 && verdicts.onlyTitle === 0 ? null : item;
    const context = verdicts.onlyTitle || outer;

    const about = new Map<number, number>();
    for (const [at, naming] of once.entries()) {
      const { brand } = naming;
      const ofOther = subject !== null && !subject.brands.includes(brand);
      const inList = context !== 0 && context !== TO_AVOID;
      const isProposed = proposals[at] === true && (verdicts.names[at] ?? 0) > ADVICE;
      const verdict = (verdicts.names[at] ?? 0) + (isProposed ? PROPOSED : 0);
      // Who is advised against is meant, be it in the last item of a list: "I would stay away from Acme".
      const isAdvice = verdict <= ADVICE && once.every((other) => other.brand === brand);
      const isOther = ofOther && subject.isItem && !isAdvice;
      const passing = passingWords(text, sentence, naming, isOther, verdict <= FAULT, usual ?? undefined);
      if (passing !== null || (ofOther && inList)) {
        add(brand, passing ? read(passing).whole : 0, 0, 0);
        continue;
      }
      if (isProposed) opinionOf(brand).proposed = true;
      const before = about.get(brand) ?? 0;
      about.set(brand, Math.abs(verdict) > Math.abs(before) ? verdict : before);
    }
    // Of things to avoid it is the first name of a line that is meant, and those named together with it.
    const last = once.findIndex((naming, at) => {
      const next = once[at + 1];
      return !next || !TOGETHER.test(text.slice(naming.end, next.start));
    });
    const meant = new Set(once.slice(0, last + 1).map(({ brand }) => brand));
    const told = introduces ? 0 : lengthOf(words) / Math.max(1, about.size);
    for (const [brand, verdict] of about)
      add(brand, verdict, context === TO_AVOID && !meant.has(brand) ? 0 : context, told);
    if (about.size === 0 && subject)
      for (const brand of subject.brands)
        add(brand, verdicts.whole, context === TO_AVOID ? 0 : context, told / subject.brands.length);
    return { brands: [...about.keys()], lastTitle: verdicts.lastTitle };
  }

  const { cells, signs, titles } = contextsOf(text, blocks, (span) =>
    read(withNames(text, span, namingsIn(namings, span)), true),
  );
  const subjects = subjectsOf(text, blocks, namings, ranked);

  const isLead = ({ start, end }: Span) => end - start <= MAX_TITLE && BOLD_LEAD.test(text.slice(start, end));

  /**
   * Whether a paragraph behind what tells of an item names none of the item's brands, but others: where it finds fault,
   * these are meant.
   */
  const namesOthersOnly = ({ kind }: Piece, index: number, inPiece: readonly Naming[]): boolean => {
    const subject = subjects[index] ?? null;
    const before = blocks.pieces[index - 1];
    if (!subject || kind !== 'paragraph' || !before || subjects[index - 1] !== subject) return false;
    if (before.kind === 'heading') return false;
    if (before.end - before.start <= MAX_NAME && subjects[index - 2] !== subject) return false;
    return inPiece.length > 0 && !inPiece.some(({ brand }) => subject.brands.includes(brand));
  };

  function readPiece(piece: Piece, index: number): void {
    const inPiece = namingsIn(namings, piece);
    const subject = piece.kind === 'heading' && inPiece.length > 0 ? null : (subjects[index] ?? null);
    if (inPiece.length === 0 && !subject?.brands.length) return;
    let brands = subject?.brands ?? [];
    const isApart = namesOthersOnly(piece, index, inPiece);
    /** Those that the last sentence with names names, in their order. */
    let named: readonly number[] = [];
    for (const [column, part] of (cells.get(index) ?? [{ ...piece, sign: 0 }]).entries()) {
      const mark = inPiece.length === 0 ? signOfMark(text.slice(part.start, part.start + EDGE)) : 0;
      let given = part.sign || signs[index] || mark;
      let context = given;
      for (const sentence of sentencesOf(text, part.start, part.end)) {
        const inSentence = namingsIn(inPiece, sentence);
        if (inSentence.length > 0) {
          named = [...new Set(inSentence.map(({ brand }) => brand))];
          converse(sentence, inSentence);
          const said = readNaming(sentence, inSentence, subject, given, isApart);
          if (said.brands.length === 1 && (!subject || column === 0)) brands = said.brands;
          context = said.lastTitle || given;
          continue;
        }
        const words = visibleText(text, sentence.start, sentence.end);
        converse(sentence, []);
        const lead = sentence.start === part.start && isLead(sentence) ? signOfTitle(read(words, true)) : 0;
        if (lead !== 0) {
          given = lead;
          context = lead;
          continue;
        }
        const meant = meantBy(words, named);
        const about = meant ?? brands;
        if (about.length > 0) {
          if (!subject?.isItem && usual !== 'de' && NAMES_ANOTHER.test(words)) continue;
          const { whole, lastTitle } = read(words);
          context = lastTitle || context;
          const title = titles.has(index);
          for (const brand of about)
            add(
              brand,
              title ? 0 : whole,
              title || context === TO_AVOID ? 0 : context,
              title ? 0 : lengthOf(words) / about.length,
            );
        }
      }
    }
  }

  for (const { brands } of ranked) for (const brand of brands) opinionOf(brand).ranked = true;
  for (const [index, subject] of subjects.entries())
    if (subject && !subject.isItem && signs[index] === 0)
      for (const brand of subject.brands) opinionOf(brand).leads = true;
  for (const [index, piece] of blocks.pieces.entries()) readPiece(piece, index);
  return opinions;
}
