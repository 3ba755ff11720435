import type { Nodes, Root, Text } from 'mdast';

/** A brand that an answer mentions, with all that it is called. */
export interface Mentioned {
  readonly id: string;
  readonly forms: readonly string[];
  readonly className: string;
  /** Its place in the answer's own list. */
  readonly position: number | null;
}

/** Where a text node names a brand: [start, end) of its value. */
export interface Found {
  readonly brand: Mentioned;
  readonly start: number;
  readonly end: number;
  /** Whether the brand's place is told beside this one: in a list, a table or a heading if it is named in any. */
  ranked: boolean;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Letters of scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

/** A form as it stands in a text; a part of a word is none, where words are told apart. */
const standing = (form: string) =>
  UNSPACED.test(form) ? `(${escaped(form)})` : `(?<![\\p{L}\\p{N}])(${escaped(form)})(?![\\p{L}\\p{N}])`;

/** Every form, the longest first, with the brand it names. */
const formsOf = (brands: readonly Mentioned[]) =>
  brands
    .flatMap((brand) => brand.forms.map((form) => ({ form: form.trim(), brand })))
    .filter(({ form }) => form !== '')
    .sort((a, b) => b.form.length - a.form.length);

const LISTING = new Set(['listItem', 'tableCell', 'heading']);

function* textsOf(node: Nodes, listed = false): Generator<{ readonly text: Text; readonly listed: boolean }> {
  if (node.type === 'text') yield { text: node, listed };
  if ('children' in node) {
    for (const child of node.children) yield* textsOf(child, listed || LISTING.has(node.type));
  }
}

function* first<T>(items: Iterable<T>, number: number): Generator<T> {
  let at = 0;
  for (const item of items) {
    if (at++ === number) return;
    yield item;
  }
}

/** Places that are marked, at the most: more of them than anybody reads. */
const MOST_FOUND = 2_000;

/** The places of a text that name one of the brands, by text node. */
export function findBrands(root: Root, brands: readonly Mentioned[]): ReadonlyMap<Text, readonly Found[]> {
  const forms = formsOf(brands);
  const found = new Map<Text, Found[]>();
  if (forms.length === 0) return found;
  // A group for each form tells whose it is.
  const names = new RegExp(forms.map(({ form }) => standing(form)).join('|'), 'giu');
  /** The place where each brand's rank is told, so far. */
  const told = new Map<Mentioned, { readonly found: Found; readonly listed: boolean }>();
  let number = 0;
  for (const { text, listed } of textsOf(root)) {
    if (number >= MOST_FOUND) break;
    const here = [...first(text.value.matchAll(names), MOST_FOUND - number)].flatMap((match): Found[] => {
      const form = forms[match.slice(1).findIndex((group) => group !== undefined)];
      return form
        ? [{ brand: form.brand, start: match.index, end: match.index + match[0].length, ranked: false }]
        : [];
    });
    for (const one of here) {
      const before = told.get(one.brand);
      if (one.brand.position === null || before?.listed || (before && !listed)) continue;
      if (before) before.found.ranked = false;
      one.ranked = true;
      told.set(one.brand, { found: one, listed });
    }
    number += here.length;
    if (here.length > 0) found.set(text, here);
  }
  return found;
}
