import { isGeneric } from '../names/generic-words.ts';
import { nameKey } from '../names/name-key.ts';
import { type Naming, namingsIn } from '../names/namings.ts';
import { CASELESS } from '../text/caseless.ts';
import type { Span } from '../text/span.ts';
import { visibleText } from '../text/visible-text.ts';
import { isBeforeName } from './name-signs.ts';
import type { Slot } from './slots.ts';

/** An item of the ranking, whoever it is about. */
export interface PlacedItem {
  /** What it names, usually one thing ("HP or Dell" are two), each with the place of its brand, from 1. */
  readonly slots: readonly (Slot & { readonly place: number })[];
  /** What introduces its list says that it is one of brands. */
  readonly introduced: boolean;
  readonly head: Span;
  /** Its pieces: from `from` up to `to`, indexes into the blocks' pieces. */
  readonly from: number;
  readonly to: number;
}

/** An item of the ranking with the indexes of the known brands that it, and each of its names, is about. */
export interface RankedItem extends PlacedItem {
  readonly slots: readonly (Slot & { readonly place: number; readonly brands: readonly number[] })[];
  readonly brands: readonly number[];
  /** The names in it that are of no known brand. */
  readonly unknown: readonly Slot[];
}

const NOT_ABOUT =
  /(?:^|\s)(?:for|with|without|vs\.?|versus|like|compatible|from|on|of|to|than|by using|powered by|including|für|mit|pour|avec|para|con|per)\s+(?:\p{L}+\s+){0,2}$/iu;
/** With the dot behind it, which may be part of its name: "### Acme Inc.". */
const withDot = (text: string, { start, end }: Span): Span => ({
  start,
  end: text[end] === '.' ? end + 1 : end,
});

/** What stands between a product and whose it is: "Zip Hoodie by Acme", but "powered by Acme". */
const IS_MAKERS = /(?<!(?<!\p{L})(?:powered|backed|used|loved|approved|recommended|inspired))\sby\s+$/iu;
/** The same in words that join other things, too, behind a capital: "Hubba NX from MSR", "Bodyguard von bett1". */
const IS_MAKERS_THING = /(?<=[\p{Lu}\d]\S*)\s(?:from|von|van|av|af|från|fra|od|от|від)\s+$/u;

/**
 * Whether what is in brackets behind a name may be the same name: in another script ("nosh（ナッシュ）"), or short for it
 * ("우아한테크코스 (우테코)", "Hewlett Packard (HP)"). Whatever else stands there is a maker, a seller or an owner.
 */
function isOtherSpelling(name: string, aside: string): boolean {
  if (CASELESS.test(name) !== CASELESS.test(aside)) return true;
  const letters = nameKey(name);
  const short = nameKey(aside);
  let at = letters.startsWith(short.charAt(0)) ? 0 : -1;
  for (const letter of short) {
    if (at < 0) return false;
    at = letters.indexOf(letter, at) + 1 || -1;
  }
  return at >= 0;
}

const REACH = 3;

/**
 * The known brands that a slot names, by their indexes: the one it begins with, the same in parentheses and one
 * behind "by". Whether a brand is one of them does not depend on which others are known.
 */
function brandsOf(text: string, slot: Slot, namings: readonly Naming[]): number[] {
  const brands: number[] = [];
  for (const { brand, start, end } of namingsIn(namings, withDot(text, slot))) {
    if (brands.includes(brand)) continue;
    const before = visibleText(text, slot.start, start);
    const words = before.trim() === '' ? [] : before.trim().split(/\s+/);
    const aside = /[(（][^()（）]*$/u.exec(before);
    const alone =
      aside !== null &&
      /^[（(]\s*$/u.test(aside[0]) &&
      /[)）]/.test(text[end] ?? '') &&
      isOtherSpelling(before.slice(0, aside.index), text.slice(start, end));
    if (aside !== null && !alone) continue;
    if (!alone && !IS_MAKERS.test(before) && !IS_MAKERS_THING.test(before)) {
      if (words.length > REACH || NOT_ABOUT.test(before)) continue;
      // "Lightweight Acme Book" is Acme's, "Nova Acme Book" is not.
      if (!CASELESS.test(before) && !words.every((word) => isGeneric(word) || isBeforeName(word))) continue;
    }
    brands.push(brand);
  }
  return brands;
}

/** The brand that is all a head says behind a dash, "Data Course – Acme", by its index; null for none. */
function brandBehind(
  text: string,
  { end: from }: Span,
  { end }: Span,
  namings: readonly Naming[],
): number | null {
  if (!/^[\s*_]*[–—|-]\s/u.test(text.slice(from, from + 8))) return null;
  const last = namingsIn(namings, { start: from, end }).at(-1);
  const whole = last && /^[\s*_–—|-]*$/u.test(text.slice(from, last.start) + text.slice(last.end, end));
  return whole ? last.brand : null;
}

/** Where the name of a slot begins, behind marks ("[**Target**]"). */
export function nameStart(text: string, { start, end }: Span): number {
  let at = start;
  while (at < end && /[\s*_[\]("“«「『]/u.test(text[at] ?? '')) at += 1;
  return at;
}

const NO_BRANDS: readonly number[] = [];

/** The items of a ranking with the known brands that each is about. */
export function withBrands(
  text: string,
  placed: readonly PlacedItem[],
  namings: readonly Naming[],
): RankedItem[] {
  return placed.map((item) => {
    const named = namingsIn(namings, withDot(text, item.head), 1).length > 0;
    const slots = item.slots.map((slot, at) => {
      const brands = named ? brandsOf(text, slot, namings) : NO_BRANDS;
      const behind =
        named && at === item.slots.length - 1 ? brandBehind(text, slot, item.head, namings) : null;
      return { ...slot, brands: behind === null || brands.includes(behind) ? brands : [...brands, behind] };
    });
    return {
      ...item,
      slots,
      brands: named ? [...new Set(slots.flatMap(({ brands }) => brands))] : NO_BRANDS,
      unknown: slots.filter(({ brands }) => brands.length === 0),
    };
  });
}
