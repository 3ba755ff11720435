import { type AnswerText, createExtractor, type NamedBrand } from '../../extraction/index.ts';
import { compileNames } from '../../extraction/names/find-names.ts';
import { documentOf } from '../../extraction/text/document.ts';
import { lazily } from '../../shared/lazily.ts';
import type { NameIndex } from './name-index.ts';
import { type BrandsInText, brandsOf } from './rules.ts';

/** Reads texts for the brands of a directory, by the rules. Names are compiled when the first text is read. */
export class TextReader {
  /** Names of the brands, whose ids are their numbers. The same list for as long as no name changes. */
  readonly named: readonly NamedBrand[];
  readonly #index: NameIndex;
  readonly #extractor: () => ReturnType<typeof createExtractor>;
  readonly #finder: () => ReturnType<typeof compileNames>;

  constructor(named: readonly NamedBrand[], index: NameIndex) {
    this.named = named;
    this.#index = index;
    this.#extractor = lazily(() => createExtractor(named));
    this.#finder = lazily(() => compileNames(named));
  }

  /** Extracts the brands that an answer ranks or names, and what may be other brands. */
  extract(answer: AnswerText): BrandsInText {
    return brandsOf(this.#extractor()(answer));
  }

  /** Names by which an answer mentions brands, as its text first writes each. */
  namesIn(answer: AnswerText): readonly { readonly name: string; readonly competitorNo: number }[] {
    return this.#extractor()(answer).mentions.flatMap(({ brandId, spans: [first] }) =>
      first ? [{ name: answer.text.slice(first.start, first.end), competitorNo: Number(brandId) }] : [],
    );
  }

  /** Numbers of the brands that a name standing alone names: its owner, else those that it mentions. */
  numbersOf(name: string): readonly number[] {
    const owner = this.#index.byName(name);
    if (owner !== null) return [owner];
    return this.extract({ text: name, textFormat: 'plain', sources: [] }).mentions.map(
      ({ competitorNo }) => competitorNo,
    );
  }

  /** Numbers of the brands whose names stand in a text; all that it can mention are among them. */
  namedIn({ text, textFormat }: Pick<AnswerText, 'text' | 'textFormat'>): readonly number[] {
    return this.#finder()(documentOf(text, textFormat)).map(({ brand }) => Number(this.named[brand]?.id));
  }
}
