import { endingsOf, isCommonWord } from '../languages/forms.ts';
import { classOf, folded, foldOf, isWord, LETTER, SILENT, SPACE } from '../text/characters.ts';

/** A brand as it may be named. */
export interface NamedBrand {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
}

/**
 * Spelling that a name needs to count. `any`: in any case. `capitals`: several common words, with the capitals it has.
 * `word`: one common word, which is a name only in some places. `exact`: up to three letters, letter by letter.
 * `domain`: a host.
 */
export type Rule = 'any' | 'capitals' | 'word' | 'exact' | 'domain';

export interface Entry {
  /** Index of the brand. */
  readonly brand: number;
  /** 0 a name, 1 an alias, 2 a domain: of two brands with one name, the lower kind has it. */
  readonly kind: number;
  readonly written: string;
  readonly rule: Rule;
}

/** Node of the trie of folded names; a blank stands for blanks or a hyphen. */
export interface Node {
  readonly next: Map<number, Node>;
  entry: Entry | null;
  /** Endings that may stand here in place of what follows, each with the entry that is then named. */
  endings: { readonly endings: ReadonlySet<string>; readonly to: Node }[] | null;
}

const GAP = 32;
const HYPHEN = 45;

export const isGap = (code: number): boolean => foldOf(code) === HYPHEN || (classOf(code) & SPACE) !== 0;

/** A name as the trie holds it: folded, and one blank for blanks or a hyphen. */
function keyOf(name: string): string {
  let key = '';
  for (const sign of folded(name.trim())) {
    const gap = isGap(sign.charCodeAt(0));
    if (!gap) key += sign;
    else if (!key.endsWith(' ')) key += ' ';
  }
  return key.trim();
}

const LEGAL = /[,\s]+(?:inc|llc|ltd|limited|gmbh|corp|corporation|plc|ag|s\.?a|co|kg|b\.?v|pty)\.?$/iu;
const LEGAL_JAPANESE =
  /^(?:株式会社|合同会社|有限会社|\(株\)|（株）|주식회사|㈜)\s*|\s*(?:株式会社|合同会社|有限会社|\(株\)|（株）|주식회사|㈜|股份有限公司|有限公司)$/u;
const INITIALS = /^((?:\p{L}\.\s?)+)(?=\p{L}{2})/u;
/** Shorter names are not written without their blanks. */
const LONG = 8;

/** Each way of writing a name, made from those made before it. */
const WAYS: readonly ((name: string) => string)[] = [
  (name) => name.replace(LEGAL, ''),
  (name) => name.replace(LEGAL_JAPANESE, ''),
  (name) => name.replace(/^the\s+(?=\S+\s+\S)/iu, ''),
  (name) => name.replace(/[!?™®©]+$/u, ''),
  (name) => name.replace(/['’]/gu, ''),
  (name) => (/\p{L}-\p{L}/u.test(name) ? name.replaceAll('-', '') : name),
  (name) => name.replace(INITIALS, (all) => `${all.replace(/[.\s]/gu, '')} `),
  (name) => name.replace(INITIALS, (all) => all.replace(/\.\s?/gu, '. ')),
  (name) => name.replace(INITIALS, (all) => all.replace(/\s/gu, '')),
  (name) => (/^(?:\p{L}\.){2,}$/u.test(name) ? name.replaceAll('.', '') : name),
  (name) => (/^\p{Lu}{2,4}$/u.test(name) ? [...name].map((letter) => `${letter}.`).join('') : name),
  (name) =>
    /\p{L}\.[\s\p{L}]/u.test(name) && name.length > 4
      ? name.replace(/\.(?=\s)/gu, '').replaceAll('.', ' ')
      : name,
  (name) => (/^\p{L}+\.\p{L}+$/u.test(name) && name.length > 5 ? name.replace('.', '') : name),
  (name) =>
    name.length >= LONG && /^[\p{Lu}\s]+$|[\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)
      ? name.replace(/[\s・]+/gu, '')
      : name,
  (name) =>
    /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u.test(name) ? name.replace(/(?<=\p{Ll})(?=\p{Lu})/u, ' ') : name,
  (name) => (/\p{Script=Katakana}/u.test(name) ? name.replaceAll('・', ' ') : name),
  (name) => name.replace(/\s*(?:&|\+(?=\s))\s*/gu, ' & '),
  (name) => name.replace(/\s*&\s*/gu, '&'),
  (name) => name.replace(/\s*&\s*/gu, ' and '),
  (name) => name.replace(/\s*&\s*/gu, '&amp;'),
  (name) => name.replace(/\s+(?:and|und|et|y|e)\s+/gu, ' & '),
];

function variantsOf(name: string): string[] {
  const variants = new Set([name.normalize('NFC').trim()]);
  for (const way of WAYS) for (const one of [...variants]) variants.add(way(one).trim());
  return [...variants].filter((one) => /[\p{L}\p{N}]/u.test(one));
}

const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;
const SHORT = /^[\p{Script=Latin}\p{N}&.]{1,3}$/u;

function ruleOf(key: string, kind: number): Rule {
  if (kind === 2) return 'domain';
  const words = key.split(' ').filter((word) => word !== '&');
  if (words.every(isCommonWord)) return words.length === 1 ? 'word' : 'capitals';
  return SHORT.test(key) ? 'exact' : 'any';
}

const newNode = (): Node => ({ next: new Map(), entry: null, endings: null });

/** Lets each word of a name end as languages inflect it; `path` has the node before each letter, and the last. */
function inflect(key: string, path: readonly Node[]): void {
  const words = key.split(' ');
  let start = 0;
  for (const word of words) {
    const to = path[start + word.length];
    for (const { stem, endings } of endingsOf(word, words.length === 1)) {
      const node = path[start + stem];
      if (!node || !to) continue;
      node.endings ??= [];
      node.endings.push({ endings, to });
    }
    start += word.length + 1;
  }
}

/** Trie of all names of some brands. */
export function plantNames(brands: readonly NamedBrand[]): Node {
  const root = newNode();
  const order = new Map(brands.map(({ id }, at) => [id, at]));
  const precedes = (a: Entry, b: Entry) =>
    a.kind - b.kind ||
    (order.get(brands[a.brand]?.id ?? '') ?? 0) - (order.get(brands[b.brand]?.id ?? '') ?? 0);
  const plant = (key: string, entry: Entry) => {
    const path = [root];
    let node = root;
    for (let at = 0; at < key.length; at += 1) {
      const code = key.charCodeAt(at);
      let next = node.next.get(code);
      if (!next) {
        next = newNode();
        node.next.set(code, next);
      }
      node = next;
      path.push(node);
    }
    if (node === root) return;
    if (node.entry === null || precedes(entry, node.entry) < 0) node.entry = entry;
    if (entry.rule === 'any') inflect(key, path);
  };
  for (const [brand, { name, aliases, domains }] of brands.entries()) {
    for (const [kind, names] of [[name], aliases, domains].entries())
      for (const one of names) {
        const isHost = kind === 2 || HOST.test(one);
        if (isHost) plant(keyOf(one), { brand, kind: kind === 2 ? 2 : kind, written: one, rule: 'domain' });
        if (kind === 2) continue;
        for (const written of variantsOf(one)) {
          const key = keyOf(written);
          if (!(isHost && HOST.test(written))) plant(key, { brand, kind, written, rule: ruleOf(key, kind) });
        }
      }
  }
  return root;
}

/** True where a code unit can begin or end a name. */
export const isNameSign = (code: number): boolean =>
  isWord(code) || (classOf(code) & (LETTER | SILENT)) !== 0;
export { GAP };
