import { type AnswerText, createExtractor } from '../collector/extraction/index.ts';
import type { BrandKey } from '../stores/brand-scope.ts';
import type { Postgres } from '../stores/postgres.ts';

interface KnownCompetitor {
  readonly id: string;
  readonly no: number;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domain: string | null;
}

export interface KnownPrompt {
  readonly id: string;
  readonly no: number;
  readonly text: string;
}

/** What ingestion needs to know of a brand. */
export interface IngestBrand extends BrandKey {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly includeSubdomains: boolean;
  readonly competitorId: string;
}

/** @returns null where there is no such brand. */
export async function loadBrand(postgres: Postgres, brandId: string): Promise<IngestBrand | null> {
  const { rows } = await postgres.query<IngestBrand>(
    `SELECT id AS "brandId", no AS "brandNo", epoch, name, aliases, domains,
            include_subdomains AS "includeSubdomains", competitor_id AS "competitorId"
     FROM brands WHERE id::text = $1`,
    [brandId.toLowerCase()],
  );
  return rows[0] ?? null;
}

const folded = (name: string) => name.normalize('NFKC').toLowerCase().trim();

/** The brands an answer can mention, found by id or by any of their names, 0 standing for the own brand. */
export class BrandDirectory {
  readonly #postgres: Postgres;
  readonly #brand: IngestBrand;
  #byId = new Map<string, number>();
  #byName = new Map<string, number>();
  #extract: ReturnType<typeof createExtractor> = () => ({ mentions: [], unknown: [] });

  private constructor(postgres: Postgres, brand: IngestBrand) {
    this.#postgres = postgres;
    this.#brand = brand;
  }

  static async load(postgres: Postgres, brand: IngestBrand): Promise<BrandDirectory> {
    const directory = new BrandDirectory(postgres, brand);
    await directory.#reload();
    return directory;
  }

  async #reload(): Promise<void> {
    const { name, aliases, domains, competitorId, brandId } = this.#brand;
    const { rows } = await this.#postgres.query<KnownCompetitor>(
      'SELECT id, no, name, aliases, domain FROM competitors WHERE brand_id = $1 ORDER BY no',
      [brandId],
    );
    this.#byId = new Map([[competitorId, 0], ...rows.map(({ id, no }): [string, number] => [id, no])]);
    // Names before aliases and the own brand first: the first owner of a name keeps it.
    const owners: [string, number][] = [
      [name, 0],
      ...rows.map((row): [string, number] => [row.name, row.no]),
      ...aliases.map((alias): [string, number] => [alias, 0]),
      ...rows.flatMap((row) => row.aliases.map((alias): [string, number] => [alias, row.no])),
    ];
    this.#byName = new Map(owners.reverse().map(([one, no]) => [folded(one), no]));
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

  byName(name: string): number | null {
    return this.#byName.get(folded(name)) ?? null;
  }

  /** Makes suggested competitors of names nobody has yet. */
  async suggest(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await this.#postgres.query(
      `INSERT INTO competitors (brand_id, name, status)
       SELECT $1, name, 'suggested' FROM unnest($2::text[]) AS name
       ON CONFLICT (brand_id, lower(name)) DO NOTHING`,
      [this.#brand.brandId, [...new Map([...names].reverse().map((name) => [folded(name), name])).values()]],
    );
    await this.#reload();
  }

  /** The brands a text ranks or names. */
  extract(text: string, format: 'markdown' | 'plain', sources: AnswerText['sources'] = []) {
    return this.#extract({ text, format, sources }).mentions.map(({ brandId, position, sentiment }) => ({
      competitorNo: Number(brandId),
      position,
      sentiment,
    }));
  }
}
