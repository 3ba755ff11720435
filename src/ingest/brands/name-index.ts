import { getDomain } from 'tldts';
import { nameKey } from '../../extraction/index.ts';
import { normalizeDomain } from '../../shared/domains.ts';
import { spellingKey } from '../../shared/names.ts';
import type { IngestBrand } from './ingest-brand.ts';
import { MOST_COMPETITORS, type SuggestedBrand } from './suggested-brand.ts';

/** A competitor as the index knows it; a newcomer has no id yet. */
export interface NamedCompetitor {
  readonly id: string;
  readonly no: number;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domain: string | null;
}

/** Written names that are cached. */
const MOST_WRITTEN = 20_000;

const registrable = (domain: string) => getDomain(domain) ?? domain;

/** Key by which two new brands are the same one. */
export const keyOfName = (name: string): string => nameKey(name) || spellingKey(name);

/** Index of a brand and its competitors by id, name and domain. Brands are told by number; 0 is the own brand. */
export class NameIndex {
  readonly #byId: ReadonlyMap<string, number>;
  readonly #byName: ReadonlyMap<string, number>;
  /** By the key with which texts are compared; null where two brands have the same one. */
  readonly #byKey = new Map<string, number | null>();
  /** Cache of written name → brand number; the same few names are looked up several times per answer. */
  readonly #written = new Map<string, number | null>();
  readonly #byDomain: ReadonlyMap<string, number>;

  constructor(
    { name, aliases, domains, competitorId }: IngestBrand,
    competitors: readonly NamedCompetitor[],
  ) {
    this.#byId = new Map([[competitorId, 0], ...competitors.map(({ id, no }): [string, number] => [id, no])]);
    // The first owner of a name keeps it: names come before aliases, and the own brand before competitors.
    const owners: [string, number][] = [
      [name, 0],
      ...competitors.map((one): [string, number] => [one.name, one.no]),
      ...aliases.map((alias): [string, number] => [alias, 0]),
      ...competitors.flatMap((one) => one.aliases.map((alias): [string, number] => [alias, one.no])),
    ];
    this.#byName = new Map(owners.reverse().map(([one, no]) => [spellingKey(one), no]));
    for (const [one, no] of owners) {
      const key = nameKey(one);
      const before = this.#byKey.get(key);
      // A name without letters, such as "🔥", has an empty key.
      if (key !== '') this.#byKey.set(key, before === undefined || before === no ? no : null);
    }
    this.#byDomain = new Map([
      ...competitors.flatMap(({ domain, no }): [string, number][] =>
        domain ? [[registrable(domain), no]] : [],
      ),
      ...domains.map((domain): [string, number] => [registrable(domain), 0]),
    ]);
  }

  byId(id: string): number | null {
    return this.#byId.get(id) ?? null;
  }

  /**
   * Finds the owner of a written name: of exactly this name, else of this domain, else of a name that differs only in
   * what texts do not mind either ("Acme Inc.", "Acmé"), where one brand alone has such a name.
   */
  byName(name: string): number | null {
    const known = this.#written.get(name);
    if (known !== undefined) return known;
    const domain = name.includes('.') ? normalizeDomain(name) : null;
    const no =
      this.#byName.get(spellingKey(name)) ??
      (domain === null ? null : this.byDomain(domain)) ??
      this.#byKey.get(nameKey(name)) ??
      null;
    if (this.#written.size >= MOST_WRITTEN) this.#written.clear();
    this.#written.set(name, no);
    return no;
  }

  /** Finds the brand of a domain, or of one of its subdomains. */
  byDomain(domain: string): number | null {
    return this.#byDomain.get(registrable(domain)) ?? null;
  }

  /** Brands whose names and domain nobody owns; of two with one name the first. */
  unheard<Brand extends SuggestedBrand>(brands: readonly Brand[]): readonly Brand[] {
    const given = new Set<string>();
    return brands.filter(({ name, aliases = [], domain }) => {
      const names = [name, ...aliases];
      const keys = names.map(keyOfName);
      if (keys.some((key) => given.has(key)) || names.some((one) => this.byName(one) !== null)) return false;
      if (domain && this.byDomain(domain) !== null) return false;
      for (const key of keys) given.add(key);
      return true;
    });
  }

  /** Number of brands in it, the own one included. */
  get size(): number {
    return this.#byId.size;
  }

  /** Number of competitors that the brand may have beyond these. */
  get room(): number {
    return Math.max(0, MOST_COMPETITORS - this.size + 1);
  }
}
