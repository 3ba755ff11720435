import { knownStart } from '../names/head-names.ts';
import { nameKey } from '../names/name-key.ts';
import { CASELESS } from '../text/caseless.ts';
import type { WordUses } from '../text/word-uses.ts';
import type { NameForm } from './name-signs.ts';

/* What a stroke parts that are no names of several brands: short forms, models, products, one name in two spellings. */

/** "UX/UI" */
const SHORT_PAIR =
  /(?:^|[^\p{L}\p{N}])[\p{Lu}\d]{1,2}\/(?=\S)|(?<=\S)\/[\p{Lu}\d]{1,2}(?=$|[^\p{L}\p{N}\s])|^[\p{Lu}\d]{1,2}\/\s/u;

/** Whether a stroke is part of a short form: that is one thing. */
export const isShortPair = (raw: string): boolean => SHORT_PAIR.test(raw);

const DOMAIN = /^\s*[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}\s*$/u;

/** "and/or" joins, a stroke alone may part the products of one maker. */
const STROKE = /(?<!(?:^|\s)and)[/／]/u;
/** What the products of one maker are called, behind their names. */
const LINE = /(?:系列|シリーズ|시리즈|라인)$/u;

/** Whether what stands behind a stroke is a product of the maker in front of it: it is named nowhere else. */
function isLine(maker: readonly string[], product: readonly string[], { capitals }: WordUses): boolean {
  const [first = ''] = product;
  const last = maker.at(-1) ?? '';
  if ([...maker, ...product].some((word) => CASELESS.test(word))) return LINE.test(last);
  if (DOMAIN.test(first)) return false;
  return (
    last === product.at(-1) ||
    ((product.length === 1 || maker.length > 2) && (capitals.get(first.toLowerCase()) ?? 0) < 2)
  );
}

/** Whether a text is nothing but a domain. */
export const isDomain = (text: string): boolean => DOMAIN.test(text);

/** "Acme Homes / acme.co.nz": whether what follows the first part is the domain of its name. */
export function isNameWithDomain(parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  return others.some((part) => DOMAIN.test(part) && nameKey(part).slice(0, 3) === nameKey(first).slice(0, 3));
}

/** "FG830", "12 Pro". */
const MODEL = /^\s*[A-Z]{0,4}-?\d/u;

/** "Acme FG800/FG830": whether the parts are two models of one brand. */
export const areModels = ([first = '', ...others]: readonly string[]): boolean =>
  /\d/.test(first) && others.some((part) => MODEL.test(part));

/** Whether all names begin alike: "Deco+ / Decoplus Interiors", "구름톤 / 구름 캠퍼스" are one name, written twice. */
export function areAlike(names: readonly NameForm[], caseless: boolean): boolean {
  const [begun = '', ...others] = names.map(({ words }) =>
    nameKey(words[0] ?? '').replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const shortest = caseless ? 2 : 4;
  return others.every(
    (key) =>
      Math.min(key.length, begun.length) >= shortest && (key.startsWith(begun) || begun.startsWith(key)),
  );
}

/** "The Warehouse / Warehouse Stationery": another form of the first would have its article, too. */
export function haveOneArticle(parts: readonly string[]): boolean {
  const articles = parts.filter((part) => /^[\s*_]*the\s/iu.test(part)).length;
  return articles === 0 || articles === parts.length;
}

/** "Oral-B Pro 500 / Vitality Pro", "Acme Basic / X-City": whether the first is a maker and a product, then only other products. */
export function areProducts(text: string, raw: string, names: readonly NameForm[], uses: WordUses): boolean {
  const [maker = [], ...products] = names.map(({ words }) => words);
  return products.every(
    (words) =>
      knownStart(words) === null &&
      // "Acme Essential / Artic" where "Acme Artic" stands elsewhere.
      ((maker.length > 1 && text.includes(`${maker[0]} ${words[0]}`)) ||
        (maker.length > 2 && knownStart(maker) !== null) ||
        (products.length === 1 &&
          STROKE.test(raw) &&
          words.length < maker.length &&
          isLine(maker, words, uses))),
  );
}

/** A stroke without room around it, and no comma: nothing but two names, or a name with two of its models. */
const STROKE_OF_TWO = /^[^,，、/／]+[^\s,，、/／][/／][^\s,，、/／][^,，、/／]*$/u;

/** "나이키 페가수스/보메로 러닝화": whether they are a maker and two of its models, where the second has the kind of thing behind it. */
export function areModelsOfKind(raw: string, [maker, ...models]: readonly NameForm[]): boolean {
  return (
    (maker?.words.length ?? 0) > 1 &&
    STROKE_OF_TWO.test(raw) &&
    models.every(({ words: [, kind] }) => kind !== undefined)
  );
}
