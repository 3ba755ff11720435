import { getDomain } from 'tldts';
import { z } from 'zod';
import { lockNames } from '../brands/bearers.ts';
import { type AnswerText, createExtractor, type NamedBrand, nameKey } from '../extraction/index.ts';
import { compileNames } from '../extraction/names/find-names.ts';
import { documentOf } from '../extraction/text/document.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';
import { normalizeDomain } from '../words/domains.ts';
import { spellingKey } from '../words/names.ts';
import { type IngestBrand, loadBrand } from './ingest-brand.ts';
import { type Said, saidOf } from './rules.ts';

const KnownCompetitor = z.object({
  id: z.string(),
  no: z.number(),
  name: z.string(),
  aliases: z.array(z.string()),
  domain: z.string().nullable(),
});

const registrable = (domain: string) => getDomain(domain) ?? domain;

type KnownCompetitor = z.output<typeof KnownCompetitor>;

/** A brand that answers name and that may become a competitor. */
export interface SuggestedBrand {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly domain?: string | null;
}

/** One that has its number already, and is no competitor yet. */
export interface Newcomer extends SuggestedBrand {
  readonly no: number;
}

/**
 * Competitors that a brand may have by being named. Whoever reads its answers holds all of them in memory: 300,000 were
 * a gigabyte and 20 s, in the worker that all brands share.
 */
export const MOST_COMPETITORS = 10_000;

/** Names as they were written that are remembered. */
const MOST_WRITTEN = 20_000;

const INSERT = `
INSERT INTO competitors (brand_id, no, name, aliases, domain, status) OVERRIDING SYSTEM VALUE
SELECT $1, coalesce(no, nextval(pg_get_serial_sequence('competitors', 'no'))), name,
  ARRAY(SELECT jsonb_array_elements_text(aliases)), domain, 'suggested'
FROM jsonb_to_recordset($2) AS suggested (no int, name text, aliases jsonb, domain text)
ON CONFLICT (brand_id, lower(name)) DO NOTHING`;

/** Makes brands suggested competitors. */
export async function insertSuggested(
  client: PostgresClient,
  brandId: string,
  brands: readonly (SuggestedBrand | Newcomer)[],
): Promise<void> {
  const rows = brands.map(({ aliases = [], domain = null, ...brand }) => ({ ...brand, aliases, domain }));
  await client.query(INSERT, [brandId, JSON.stringify(rows)]);
}

/** By what one new brand is told from another. */
export const keyOfName = (name: string): string => nameKey(name) || spellingKey(name);

/** The brands an answer can mention, found by id or by any of their names, 0 standing for the own brand. */
export class BrandDirectory {
  readonly #postgres: Postgres;
  readonly #newcomers: readonly Newcomer[];
  #brand: IngestBrand;
  #byId = new Map<string, number>();
  #byName = new Map<string, number>();
  /** By what texts compare names by; null where two brands have names that differ less than that. */
  #byKey = new Map<string, number | null>();
  /** Whom names as they were written are of: the same few are looked up several times for every answer. */
  readonly #written = new Map<string, number | null>();
  #names = new Map<number, string>();
  #byDomain = new Map<string, number>();
  #named: readonly NamedBrand[] = [];
  #extract: ReturnType<typeof createExtractor> = () => ({ mentions: [], unknown: [] });
  #find: ReturnType<typeof compileNames> | null = null;

  private constructor(postgres: Postgres, brand: IngestBrand, newcomers: readonly Newcomer[]) {
    this.#postgres = postgres;
    this.#brand = brand;
    this.#newcomers = newcomers;
  }

  /** @param newcomers brands that answers are read with as if they were competitors already. */
  static async load(
    postgres: Postgres | PostgresClient,
    brand: IngestBrand,
    newcomers: readonly Newcomer[] = [],
  ): Promise<BrandDirectory> {
    const directory = new BrandDirectory(postgres as Postgres, brand, newcomers);
    await directory.#reload(postgres);
    return directory;
  }

  /** The brand as it was when its names were read last: they are those of its revision or later ones. */
  get brand(): IngestBrand {
    return this.#brand;
  }

  /** Reads the names again where they have changed. */
  async refresh(): Promise<void> {
    const brand = (await loadBrand(this.#postgres, this.#brand.brandId)) ?? this.#brand;
    const isNew = brand.namesRevision !== this.#brand.namesRevision;
    this.#brand = brand;
    if (isNew) await this.#reload(this.#postgres);
  }

  async #reload(postgres: Postgres | PostgresClient): Promise<void> {
    const { name, aliases, domains, competitorId, brandId } = this.#brand;
    const result = await postgres.query(
      'SELECT id, no, name, aliases, domain FROM competitors WHERE brand_id = $1 ORDER BY no',
      [brandId],
    );
    const rows: readonly KnownCompetitor[] = [
      ...rowsOf(KnownCompetitor, result),
      ...this.#newcomers.map(({ no, name, aliases = [], domain = null }) => ({
        ...{ id: '', no, name, domain },
        aliases: [...aliases],
      })),
    ];
    this.#byId = new Map([[competitorId, 0], ...rows.map(({ id, no }): [string, number] => [id, no])]);
    this.#names = new Map([[0, name], ...rows.map((row): [number, string] => [row.no, row.name])]);
    // Names before aliases and the own brand first: the first owner of a name keeps it.
    const owners: [string, number][] = [
      [name, 0],
      ...rows.map((row): [string, number] => [row.name, row.no]),
      ...aliases.map((alias): [string, number] => [alias, 0]),
      ...rows.flatMap((row) => row.aliases.map((alias): [string, number] => [alias, row.no])),
    ];
    this.#byName = new Map(owners.reverse().map(([one, no]) => [spellingKey(one), no]));
    this.#byKey = new Map();
    for (const [one, no] of owners) {
      const key = nameKey(one);
      const before = this.#byKey.get(key);
      // Of "🔥" there are no letters to compare.
      if (key !== '') this.#byKey.set(key, before === undefined || before === no ? no : null);
    }
    this.#written.clear();
    this.#byDomain = new Map([
      ...rows.flatMap(({ domain, no }): [string, number][] => (domain ? [[registrable(domain), no]] : [])),
      ...domains.map((domain): [string, number] => [registrable(domain), 0]),
    ]);
    this.#named = [
      { id: '0', name, aliases, domains },
      ...rows.map((row) => ({
        id: String(row.no),
        name: row.name,
        aliases: row.aliases,
        domains: row.domain === null ? [] : [row.domain],
      })),
    ];
    this.#extract = createExtractor(this.#named);
    this.#find = null;
  }

  byId(id: string): number | null {
    return this.#byId.get(id) ?? null;
  }

  /** Today's name of the brand with a number. */
  nameOf(no: number): string {
    return this.#names.get(no) ?? '';
  }

  /**
   * Who goes by a name as it was written: by just this name, by a domain of theirs, or by one that is alike but for what
   * texts do not mind either ("Acme Inc.", "Acmé"), where that is one brand alone.
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

  /** The brand of a domain, or of one of its subdomains. */
  byDomain(domain: string): number | null {
    return this.#byDomain.get(registrable(domain)) ?? null;
  }

  /** Those of some brands that nobody goes by a name or the domain of; of two with one name the first. */
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

  /** How many brands it knows. */
  get size(): number {
    return this.#byId.size;
  }

  /** How many more competitors the brand may have. */
  get room(): number {
    return Math.max(0, MOST_COMPETITORS - this.size + 1);
  }

  /**
   * Makes suggested competitors of those brands that nobody goes by a name or the domain of, as many as there is room
   * for: whoever else gives names waits meanwhile. Answers from before are read with their names by the rereading that
   * this makes due.
   * @returns those that are new.
   */
  async suggest(brands: readonly SuggestedBrand[]): Promise<readonly SuggestedBrand[]> {
    if (brands.length === 0) return [];
    const unheard = await transaction(this.#postgres, async (client) => {
      await client.query('SET LOCAL statement_timeout = 0');
      await lockNames(client, this.#brand.brandId);
      this.#brand = (await loadBrand(client, this.#brand.brandId)) ?? this.#brand;
      await this.#reload(client);
      const free = this.unheard(brands).slice(0, this.room);
      await insertSuggested(client, this.#brand.brandId, free);
      return free;
    });
    await this.refresh();
    return unheard;
  }

  /** All names it knows brands by; their ids are their numbers. Another list where they have changed. */
  get named(): readonly NamedBrand[] {
    return this.#named;
  }

  /** What an answer says of brands: those it ranks or names, and what may be others. */
  extract(answer: AnswerText): Said {
    return saidOf(this.#extract(answer));
  }

  /** The names by which an answer mentions brands, as its text first writes each. */
  namesIn(answer: AnswerText): readonly { readonly name: string; readonly competitorNo: number }[] {
    return this.#extract(answer).mentions.flatMap(({ brandId, spans: [first] }) =>
      first ? [{ name: answer.text.slice(first.start, first.end), competitorNo: Number(brandId) }] : [],
    );
  }

  /** Whom a name that stands alone names: the bearer of just this name, else those that it mentions. */
  numbersOf(name: string): readonly number[] {
    const bearer = this.byName(name);
    if (bearer !== null) return [bearer];
    return this.extract({ text: name, textFormat: 'plain', sources: [] }).mentions.map(
      ({ competitorNo }) => competitorNo,
    );
  }

  /** The numbers of the brands whose names stand in a text; all that it can mention are among them. */
  namedIn({ text, textFormat }: Pick<AnswerText, 'text' | 'textFormat'>): readonly number[] {
    this.#find ??= compileNames(this.#named);
    return this.#find(documentOf(text, textFormat)).map(({ brand }) => Number(this.#named[brand]?.id));
  }
}
