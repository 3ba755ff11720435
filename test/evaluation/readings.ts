import type { Answer, KnownBrand, Label } from './data.ts';
import type { Labels, LineLabel, Tone } from './label-files.ts';

/** What a reader says of a brand in an answer; what is undefined was not asked. */
export interface Expected {
  readonly position: number | null | undefined;
  readonly tone: Tone | undefined;
}

/** The three parts of the labels of real-answers.ndjson, and those of the other labels. */
export const PARTS = ['tuning', 'held_out', 'second', 'more', 'cases', 'tone'] as const;

export type Part = (typeof PARTS)[number];

/** One answer, the brands that the extraction is told of, and what it should find of them, by name. */
export interface Reading {
  readonly id: string;
  readonly part: Part;
  /** Of list or case; null where the labels do not tell. */
  readonly kind: string | null;
  readonly language: string | null;
  /** The label file it was read from, of the part `more`. */
  readonly file?: string | undefined;
  /** Its place among the answers, of the part `more`. */
  readonly line?: number;
  readonly answer: Answer;
  readonly known: readonly KnownBrand[];
  readonly expected: ReadonlyMap<string, Expected>;
}

/** An answer of which only the text is known. */
export const plainAnswer = (id: string, text: string, textFormat: Answer['text_format']): Answer => ({
  prompt_text: id,
  text,
  text_format: textFormat,
  citations: [],
  hash: id,
});

export const readingsOfReal = (
  answers: readonly Answer[],
  labels: ReadonlyMap<string, Label>,
  known: readonly KnownBrand[],
): readonly Reading[] => {
  const byHash = new Map(answers.map((answer) => [answer.hash, answer]));
  return [...labels].map(([hash, { part, brands }]) => {
    const answer = byHash.get(hash);
    if (!answer) throw new Error(`the answers lack ${hash}, which has a label`);
    const expected = Object.entries(brands).map(([name, { position, sentiment }]): [string, Expected] => [
      name,
      { position, tone: sentiment },
    ]);
    return {
      id: hash.slice(0, 10),
      part,
      kind: null,
      language: null,
      answer,
      known,
      expected: new Map(expected),
    };
  });
};

/** The brand as somebody would track it who knows how the text writes it. */
export const brandOfLabel = ({ name, written, domain }: LineLabel['brands'][number]): KnownBrand => ({
  name,
  aliases: written.filter((form) => form !== name),
  domains: domain ? [domain] : [],
});

/** @throws Error where the line's text is not the one that was read. */
export function answerOfLine(answers: readonly Answer[], { line, sha256 }: LineLabel): Answer {
  const answer = answers[line - 1];
  if (!answer) throw new Error(`the answers have no line ${line}, which has a label`);
  if (sha256 !== undefined && sha256 !== answer.hash)
    throw new Error(`line ${line} of the answers is not the text that was labelled`);
  return answer;
}

export const readingsOfLines = (answers: readonly Answer[], lines: Labels['lines']): readonly Reading[] =>
  lines.map((label) => ({
    id: `line ${label.line}`,
    part: 'more',
    kind: label.kind,
    language: label.language,
    file: label.file,
    line: label.line,
    answer: answerOfLine(answers, label),
    known: label.brands.map(brandOfLabel),
    expected: new Map(label.brands.map(({ name, position, tone }) => [name, { position, tone }])),
  }));

export const readingsOfCases = (cases: Labels['cases']): readonly Reading[] =>
  cases.map(({ id, kind, language, text, format, brands, absent = [] }) => ({
    id,
    part: 'cases',
    kind,
    language,
    answer: plainAnswer(id, text, format),
    known: [
      ...brands.map(({ name, aliases = [], domain }) => ({ name, aliases, domains: domain ? [domain] : [] })),
      ...absent.map(({ name, aliases = [] }) => ({ name, aliases, domains: [] })),
    ],
    expected: new Map(brands.map(({ name, position, tone }) => [name, { position, tone }])),
  }));

export const readingsOfTones = (tones: Labels['tones']): readonly Reading[] =>
  tones.map(({ id, kind, language, text, brands }) => ({
    id,
    part: 'tone',
    kind,
    language,
    answer: plainAnswer(id, text, 'markdown'),
    known: Object.keys(brands).map((name) => ({ name, aliases: [], domains: [] })),
    expected: new Map(Object.entries(brands).map(([name, tone]) => [name, { position: undefined, tone }])),
  }));
