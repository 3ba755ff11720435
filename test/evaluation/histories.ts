import {
  type Answer,
  answersIn,
  brandOf,
  type KnownBrand,
  type Label,
  MORE_ANSWERS,
  type Reading,
  readTrades,
  realBrands,
  tradeOf,
} from './labels.ts';
import { createIdentity, folded } from './names.ts';

/** A brand that the reader is not given. */
export interface UnknownBrand {
  readonly name: string;
  /** All spellings that stand in the answers, folded. */
  readonly spellings: ReadonlySet<string>;
  /** The answers that name it, as far as a label or a search for its spellings tells, and their prompts. */
  readonly answers: number;
  readonly prompts: number;
}

/** The answers of one tracked brand, and the suggestions that are due to it. */
export interface History {
  readonly id: string;
  /** The labels' sets. */
  readonly sets: ReadonlySet<string>;
  readonly isReal: boolean;
  readonly answers: readonly Answer[];
  readonly known: readonly KnownBrand[];
  readonly due: readonly UnknownBrand[];
  /** A name that is not due is wrong; false where no label tells. */
  readonly isWrong: (name: string) => boolean;
}

const unknownBrand = (
  name: string,
  spellings: readonly string[],
  naming: readonly Answer[],
): UnknownBrand => ({
  name,
  spellings: new Set(spellings.map(folded)),
  answers: new Set(naming.map(({ hash }) => hash)).size,
  prompts: new Set(naming.map(({ prompt_text }) => prompt_text)).size,
});

const setsOf = (readings: readonly Reading[]) => new Set(readings.map(({ set }) => set));

/** Brands that labels suggest, once for each identity, with their spellings. */
function suggestedIn(readings: readonly Reading[], identity: (name: string) => string) {
  const naming = readings.flatMap(({ label, answer }) =>
    (label.suggested ?? []).map((brand) => ({ ...brand, answer })),
  );
  return [...Map.groupBy(naming, ({ name }) => identity(name))].map(([id, some]) => ({
    id,
    name: some[0]?.name ?? id,
    spellings: some.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    naming: some.map(({ answer }) => answer),
  }));
}

/** The history of all answers of a data file that has a list of its real brands, labelled or not. */
function historyOfFile(file: string, readings: readonly Reading[]): History {
  const brands = realBrands().filter(({ tracked }) => !tracked);
  const identity = createIdentity(brands);
  const spellingsOf = new Map(brands.map(({ name, aliases }) => [name, [name, ...aliases]]));
  return {
    id: file,
    sets: setsOf(readings),
    isReal: true,
    answers: answersIn(file),
    known: readings[0]?.known ?? [],
    due: suggestedIn(readings, (name) => identity(name) ?? name).map(({ id, spellings, naming }) =>
      unknownBrand(id, spellingsOf.get(id) ?? spellings, naming),
    ),
    isWrong: (name) => identity(name) === null,
  };
}

type Mention = { readonly brand: KnownBrand; readonly answer: Answer };

/**
 * Mentions by brand: two labels tell of one brand where they share its name, or one has the other's as a form, be it by
 * way of a third.
 */
function byBrand(mentions: readonly Mention[]): readonly (readonly Mention[])[] {
  let groups: { names: Set<string>; firsts: string[]; mentions: Mention[] }[] = [];
  for (const mention of mentions) {
    const key = folded(mention.brand.name);
    const names = new Set([key, ...mention.brand.aliases.map(folded)]);
    const same = groups.filter((one) => one.names.has(key) || one.firsts.some((first) => names.has(first)));
    const joined = {
      names: new Set([...same.flatMap((one) => [...one.names]), ...names]),
      firsts: same.length === 0 ? [key] : same.flatMap((one) => one.firsts),
      mentions: [...same.flatMap((one) => one.mentions), mention],
    };
    if (same.length === 0) groups.push(joined);
    else groups = groups.flatMap((one) => (one === same[0] ? [joined] : same.includes(one) ? [] : [one]));
  }
  return groups.map((group) => group.mentions);
}

/** A link's address and title, which labels leave out. */
const DEFINITION = /^\[[^\]]+\]: .*$/gm;

/** A text has one of the forms, with no letter or digit of an alphabet beside it. */
function namesAny(text: string, forms: readonly string[]): boolean {
  const isPart = (at: number) => /[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(text.charAt(at));
  return forms.some((form) => {
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
      if (!isPart(at - 1) && !isPart(at + form.length)) return true;
    }
    return false;
  });
}

/**
 * The history of a trade: all its answers, labelled or not. The brand that the labels name most is known; the others are
 * due.
 */
export function historyOfTrade(
  trade: string,
  answers: readonly Answer[],
  readings: readonly Reading[],
): History {
  const mentions = readings.flatMap(({ label, answer }) =>
    label.brands.map((brand) => ({ brand: brandOf(brand), answer })),
  );
  const [own = [], ...others] = byBrand(mentions).toSorted((a, b) => b.length - a.length);
  const labelled = new Set(readings.map(({ answer }) => answer));
  const unlabelled = answers.filter((answer) => !labelled.has(answer));
  const texts = [...labelled].map(({ text }) => text.replaceAll(DEFINITION, ''));
  return {
    id: trade,
    sets: setsOf(readings),
    isReal: true,
    answers,
    known: own
      .slice(0, 1)
      .map(({ brand }) => ({ ...brand, aliases: own.flatMap((one) => one.brand.aliases) })),
    due: others.map((named) => {
      const spellings = [...new Set(named.flatMap(({ brand }) => [brand.name, ...brand.aliases]))];
      return unknownBrand(spellings[0] ?? '', spellings, [
        ...named.map(({ answer }) => answer),
        ...unlabelled.filter(({ text }) => namesAny(text, spellings)),
      ]);
    }),
    isWrong: (name) => texts.some((text) => namesAny(text, [name])),
  };
}

/** The history of written answers that share its name: nothing else than their labels suggest is due. */
function historyOfWritten(id: string, readings: readonly Reading[]): History {
  const known = readings.flatMap((reading) => reading.known.map((brand) => ({ ...brand, domains: [] })));
  return {
    id,
    sets: setsOf(readings),
    isReal: false,
    answers: readings.map(({ answer }) => answer),
    known: [...new Map(known.toReversed().map((brand) => [brand.name, brand])).values()].toReversed(),
    due: suggestedIn(readings, folded).map(({ name, spellings, naming }) =>
      unknownBrand(name, spellings, naming),
    ),
    isWrong: () => true,
  };
}

/** The histories of all readings whose labels tell of suggestions, or name every brand of a trade. */
export function historiesOf(readings: readonly Reading[]): readonly History[] {
  const asked = readings.filter(({ label }) => label.suggested ?? label.not_suggested);
  const grouped = (some: readonly Reading[], key: (label: Label) => string | null | undefined) => [
    ...Map.groupBy(
      some.filter(({ label }) => key(label)),
      ({ label }) => key(label) ?? '',
    ),
  ];
  return [
    ...grouped(asked, ({ file }) => file).map(([file, some]) => historyOfFile(file, some)),
    ...grouped(readings, tradeOf).map(([trade, some]) =>
      historyOfTrade(
        trade,
        answersIn(MORE_ANSWERS).filter((_, index) => readTrades()[index] === trade),
        some,
      ),
    ),
    ...grouped(asked, ({ file, history, id }) => (file ? null : (history ?? id))).map(([id, some]) =>
      historyOfWritten(id, some),
    ),
  ];
}
