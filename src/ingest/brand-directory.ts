import { getDomain } from 'tldts';
import { z } from 'zod';
import { lockNames } from '../brands/bearers.ts';
import { type AnswerText, createExtractor } from '../extraction/index.ts';
import { type Postgres, type PostgresClient, transaction } from '../stores/postgres.ts';
import { rowsOf } from '../stores/rows.ts';
import { spellingKey } from '../words/names.ts';
import type { ResolvedAnswer } from './answer-row.ts';
import { type IngestBrand, loadBrand } from './ingest-brand.ts';

const KnownCompetitor = z.object({
  id: z.string(),
  no: z.number(),
  name: z.string(),
  aliases: z.array(z.string()),
  domain: z.string().nullable(),
});

const registrable = (domain: string) => getDomain(domain) ?? domain;

/** A brand that answers name and that may become a competitor. */
export interface SuggestedBrand {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly domain?: string | null;
  /** ISO 8601. */
  readonly firstSeenAt?: string;
  readonly lastSeenAt?: string;
}

/** The brands an answer can mention, found by id or by any of their names, 0 standing for the own brand. */
export class BrandDirectory {
  readonly #postgres: Postgres;
  #brand: IngestBrand;
  #byId = new Map<string, number>();
  #byName = new Map<string, number>();
  #names = new Map<number, string>();
  #byDomain = new Map<string, number>();
  #extract: ReturnType<typeof createExtractor> = () => ({ mentions: [], unknown: [] });

  private constructor(postgres: Postgres, brand: IngestBrand) {
    this.#postgres = postgres;
    this.#brand = brand;
  }

  static async load(postgres: Postgres, brand: IngestBrand): Promise<BrandDirectory> {
    const directory = new BrandDirectory(postgres, brand);
    await directory.#reload(postgres);
    return directory;
  }

  async #reload(postgres: Postgres | PostgresClient): Promise<void> {
    const { name, aliases, domains, competitorId, brandId } = this.#brand;
    const result = await postgres.query(
      'SELECT id, no, name, aliases, domain FROM competitors WHERE brand_id = $1 ORDER BY no',
      [brandId],
    );
    const rows = rowsOf(KnownCompetitor, result);
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
    this.#byDomain = new Map([
      ...rows.flatMap(({ domain, no }): [string, number][] => (domain ? [[registrable(domain), no]] : [])),
      ...domains.map((domain): [string, number] => [registrable(domain), 0]),
    ]);
    this.#extract = createExtractor([
      { id: '0', name, aliases, domains },
      ...rows.map((row) => ({
        id: String(row.no),
        name: row.name,
        aliases: row.aliases,
        domains: row.domain === null ? [] : [row.domain],
      })),
    ]);
  }

  byId(id: string): number | null {
    return this.#byId.get(id) ?? null;
  }

  /** Today's name of the brand with a number. */
  nameOf(no: number): string {
    return this.#names.get(no) ?? '';
  }

  byName(name: string): number | null {
    return this.#byName.get(spellingKey(name)) ?? null;
  }

  /** The brand of a domain, or of one of its subdomains. */
  byDomain(domain: string): number | null {
    return this.#byDomain.get(registrable(domain)) ?? null;
  }

  /**
   * Makes suggested competitors of those brands that nobody goes by a name or the domain of: whoever else gives names
   * waits meanwhile.
   * @returns those that are new.
   */
  async suggest(brands: readonly SuggestedBrand[]): Promise<readonly SuggestedBrand[]> {
    if (brands.length === 0) return [];
    const unheard = await transaction(this.#postgres, async (client) => {
      await lockNames(client, this.#brand.brandId);
      this.#brand = (await loadBrand(client, this.#brand.brandId)) ?? this.#brand;
      await this.#reload(client);
      const given = new Set<string>();
      const isFree = ({ name, aliases = [], domain }: SuggestedBrand) => {
        const names = [name, ...aliases].map(spellingKey);
        if (names.some((key) => given.has(key) || this.#byName.has(key))) return false;
        if (domain && this.byDomain(domain) !== null) return false;
        for (const key of names) given.add(key);
        return true;
      };
      const free = brands.filter(isFree);
      await this.#insert(client, free);
      return free;
    });
    await this.#reload(this.#postgres);
    return unheard;
  }

  async #insert(client: PostgresClient, brands: readonly SuggestedBrand[]): Promise<void> {
    await client.query(
      `INSERT INTO competitors (brand_id, name, aliases, domain, status, first_seen_at, last_seen_at)
       SELECT $1, name, ARRAY(SELECT jsonb_array_elements_text(aliases)), domain, 'suggested', first_seen_at, last_seen_at
       FROM jsonb_to_recordset($2) AS suggested
         (name text, aliases jsonb, domain text, first_seen_at timestamptz, last_seen_at timestamptz)
       ON CONFLICT (brand_id, lower(name)) DO NOTHING`,
      [
        this.#brand.brandId,
        JSON.stringify(
          brands.map(({ name, aliases = [], domain = null, firstSeenAt = null, lastSeenAt = null }) => ({
            name,
            aliases,
            domain,
            first_seen_at: firstSeenAt,
            last_seen_at: lastSeenAt,
          })),
        ),
      ],
    );
  }

  /** What an answer says of brands: those it ranks or names, and those it ranks that nobody has told us of. */
  extract(answer: AnswerText): Pick<ResolvedAnswer, 'mentions' | 'unknown'> {
    const { mentions, unknown } = this.#extract(answer);
    return {
      mentions: mentions.map(({ brandId, position, sentiment }) => ({
        competitorNo: Number(brandId),
        position,
        sentiment,
      })),
      unknown: unknown.map(({ name, domain }) => ({ key: spellingKey(name), name, domain })),
    };
  }
}
