import { type AnswerText, createExtractor, type NamedBrand } from '../../extraction/index.ts';
import type { ResolvedAnswer } from './resolved-answer.ts';

/** Brands of an answer: those it ranks or names, by number, and names that may be other brands. */
export type BrandsInText = Pick<ResolvedAnswer, 'mentions' | 'unknown'>;

/** Of an answer whose text is not read. */
export const NO_BRANDS: BrandsInText = { mentions: [], unknown: [] };

/** Converts an extraction, whose brand ids are numbers as texts. */
export const brandsOf = ({
  mentions,
  unknown,
}: ReturnType<ReturnType<typeof createExtractor>>): BrandsInText => ({
  mentions: mentions.map(({ brandId, position, sentiment }) => ({
    competitorNo: Number(brandId),
    position,
    sentiment,
  })),
  unknown: unknown.map(({ key, name, domain, evidence }) => ({ key, name, domain, evidence })),
});

/** Compiles the names of brands, whose ids are their numbers, into what reads an answer by the rules and the lexicons. */
export function compileRules(brands: readonly NamedBrand[]): (answer: AnswerText) => BrandsInText {
  const extract = createExtractor(brands);
  return (answer) => brandsOf(extract(answer));
}

/** Reads each answer; an error stands in the place of one that cannot be read. */
export const readEach = (
  read: (answer: AnswerText) => BrandsInText,
  answers: readonly AnswerText[],
): readonly (BrandsInText | Error)[] =>
  answers.map((answer) => {
    try {
      return read(answer);
    } catch (error) {
      return error as Error;
    }
  });
