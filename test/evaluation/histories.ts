import { nameKey } from '../../src/extraction/index.ts';
import { KNOWN_NAMES } from '../../src/extraction/names/known-names.ts';
import type { Answer, KnownBrand, Label, RealBrand } from './data.ts';
import type { Labels, LineLabel } from './label-files.ts';
import { createIdentity, folded } from './names.ts';
import { answerOfLine, brandOfLabel, type Part, plainAnswer } from './readings.ts';

/** A brand nobody told of. */
export interface Stranger {
  readonly name: string;
  /** All spellings that stand in the answers, folded. */
  readonly spellings: ReadonlySet<string>;
  /** Whether the extraction's own list of names has it. */
  readonly listed: boolean;
  /** The answers that name it, as far as a reader or a search for its spellings tells, and their prompts. */
  readonly answers: number;
  readonly prompts: number;
}

/** The answers one brand has, and what it should be suggested. */
export interface History {
  readonly id: string;
  readonly part: Part | 'real';
  readonly kind: string | null;
  readonly language: string | null;
  readonly answers: readonly Answer[];
  readonly known: readonly KnownBrand[];
  readonly due: readonly Stranger[];
  /** Whether a name that is not due is wrong: null where nobody has read the answers that name it. */
  readonly isBrand: (name: string) => boolean | null;
}

const stranger = (name: string, spellings: readonly string[], naming: readonly Answer[]): Stranger => ({
  name,
  spellings: new Set(spellings.map(folded)),
  listed: [name, ...spellings].some((spelling) => KNOWN_NAMES.has(nameKey(spelling))),
  answers: new Set(naming.map(({ hash }) => hash)).size,
  prompts: new Set(naming.map(({ prompt_text }) => prompt_text)).size,
});

/** The answers of real-answers.ndjson; due are the unknown brands that the labels name. */
export function historyOfReal(
  answers: readonly Answer[],
  labels: ReadonlyMap<string, Label>,
  known: readonly KnownBrand[],
  realBrands: readonly RealBrand[],
): History {
  const identity = createIdentity(realBrands);
  const spellingsOf = new Map(realBrands.map(({ name, aliases = [] }) => [name, [name, ...aliases]]));
  const naming = Map.groupBy(
    answers.flatMap((answer) =>
      (labels.get(answer.hash)?.unknown ?? []).map((name) => ({ brand: identity(name) ?? name, answer })),
    ),
    ({ brand }) => brand,
  );
  return {
    id: 'real answers',
    part: 'real',
    kind: null,
    language: null,
    answers,
    known,
    due: [...naming].map(([brand, named]) =>
      stranger(
        brand,
        spellingsOf.get(brand) ?? [brand],
        named.map(({ answer }) => answer),
      ),
    ),
    isBrand: (name) => identity(name) !== null,
  };
}

type Mention = { readonly brand: LineLabel['brands'][number]; readonly answer: Answer };

/**
 * Mentions by brand: two labels tell of one brand where they share its name, or one has the other's as a form, be it by
 * way of a third.
 */
function byBrand(mentions: readonly Mention[]): readonly (readonly Mention[])[] {
  let groups: { names: Set<string>; firsts: string[]; mentions: Mention[] }[] = [];
  for (const mention of mentions) {
    const names = new Set([mention.brand.name, ...mention.brand.written].map(folded));
    const key = folded(mention.brand.name);
    const [group, ...others] = groups.filter(
      (one) => one.names.has(key) || one.firsts.some((first) => names.has(first)),
    );
    if (!group) {
      groups.push({ names, firsts: [key], mentions: [mention] });
      continue;
    }
    for (const one of others) {
      for (const name of one.names) group.names.add(name);
      group.firsts.push(...one.firsts);
      group.mentions.push(...one.mentions);
    }
    group.mentions.push(mention);
    for (const name of names) group.names.add(name);
    groups = groups.filter((one) => !others.includes(one));
  }
  return groups.map((group) => group.mentions);
}

/**
 * One history for each trade that has labels, of all its answers, labelled or not. It is told of the brand that the
 * labels name most; the others are due.
 */
export function historiesOfTrades(
  answers: readonly Answer[],
  trades: readonly string[],
  lines: Labels['lines'],
): readonly History[] {
  return [...Map.groupBy(lines, ({ line }) => trades[line - 1] ?? '')].map(([trade, labels]) => {
    const mentions = labels.flatMap((label) =>
      label.brands.map((brand) => ({ brand, answer: answerOfLine(answers, label) })),
    );
    const [own, ...others] = byBrand(mentions).toSorted((a, b) => b.length - a.length);
    const read = labels.map((label) => answerOfLine(answers, label).text.replaceAll(DEFINITION, ''));
    const readLines = new Set(labels.map(({ line }) => line));
    const ofTrade = answers.flatMap((answer, index) =>
      trades[index] === trade ? [{ answer, line: index + 1 }] : [],
    );
    const unread = ofTrade.filter(({ line }) => !readLines.has(line));
    return {
      id: trade,
      part: 'more',
      kind: null,
      language: null,
      answers: ofTrade.map(({ answer }) => answer),
      known: own?.[0]
        ? [brandOfLabel({ ...own[0].brand, written: own.flatMap(({ brand }) => brand.written) })]
        : [],
      due: others.map((named) => {
        const spellings = [...new Set(named.flatMap(({ brand }) => [brand.name, ...brand.written]))];
        return stranger(spellings[0] ?? '', spellings, [
          ...named.map(({ answer }) => answer),
          ...unread.flatMap(({ answer }) => (namesAny(answer.text, spellings) ? [answer] : [])),
        ]);
      }),
      isBrand: (name) => (read.some((text) => namesAny(text, [name])) ? false : null),
    };
  });
}

/** A link's address and title, which readers do not see. */
const DEFINITION = /^\[[^\]]+\]: .*$/gm;

/** Whether a text has one of the forms, with no letter or digit of an alphabet beside it. */
function namesAny(text: string, forms: readonly string[]): boolean {
  const isPart = (at: number) => /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(text.charAt(at));
  return forms.some((form) => {
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
      if (!isPart(at - 1) && !isPart(at + form.length)) return true;
    }
    return false;
  });
}

/** The histories of the written cases that tell what is to be suggested. */
export function historiesOfCases(cases: Labels['cases']): readonly History[] {
  const asked = cases.filter(({ strangers, not_strangers }) => strangers || not_strangers);
  return [...Map.groupBy(asked, ({ id, history = id }) => history)].map(([id, group]) => {
    const answered = group.map(({ id: own, prompt = own, text, format, strangers = [] }) => ({
      answer: { ...plainAnswer(own, text, format), prompt_text: prompt },
      strangers: strangers.map((one) => (typeof one === 'string' ? { name: one, written: [] } : one)),
    }));
    const naming = answered.flatMap(({ answer, strangers }) =>
      strangers.map(({ name, written }) => ({ name, written, answer })),
    );
    return {
      id,
      part: 'cases',
      kind: group[0]?.kind ?? null,
      language: group[0]?.language ?? null,
      answers: answered.map(({ answer }) => answer),
      known: group
        .flatMap(({ brands, absent = [] }) =>
          [...brands, ...absent].map(({ name, aliases = [] }) => ({ name, aliases, domains: [] })),
        )
        .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index),
      due: [...Map.groupBy(naming, ({ name }) => folded(name)).values()].map((named) =>
        stranger(
          named[0]?.name ?? '',
          named.flatMap(({ name, written }) => [name, ...written]),
          named.map(({ answer }) => answer),
        ),
      ),
      isBrand: () => false,
    };
  });
}
