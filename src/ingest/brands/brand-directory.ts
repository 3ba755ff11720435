import { z } from 'zod';
import type { Postgres, PostgresClient } from '../../stores/postgres.ts';
import { rowsOf } from '../../stores/rows.ts';
import { type IngestBrand, loadBrand } from './ingest-brand.ts';
import { type NamedCompetitor, NameIndex } from './name-index.ts';
import type { Newcomer } from './suggested-brand.ts';
import { TextReader } from './text-reader.ts';

const CompetitorNames = z.object({
  id: z.string(),
  no: z.number(),
  name: z.string(),
  aliases: z.array(z.string()),
  domain: z.string().nullable(),
}) satisfies z.ZodType<NamedCompetitor>;

/** Index and reader made of a brand's names. */
interface LoadedNames {
  readonly index: NameIndex;
  readonly reader: TextReader;
}

async function loadNames(
  postgres: Postgres | PostgresClient,
  brand: IngestBrand,
  newcomers: readonly Newcomer[],
): Promise<LoadedNames> {
  const result = await postgres.query(
    'SELECT id, no, name, aliases, domain FROM competitors WHERE brand_id = $1 ORDER BY no',
    [brand.brandId],
  );
  const competitors: readonly NamedCompetitor[] = [
    ...rowsOf(CompetitorNames, result),
    ...newcomers.map(({ no, name, aliases = [], domain = null }) => ({ id: '', no, name, aliases, domain })),
  ];
  const index = new NameIndex(brand, competitors);
  const named = [
    { id: '0', name: brand.name, aliases: brand.aliases, domains: brand.domains },
    ...competitors.map(({ no, name, aliases, domain }) => ({
      ...{ id: String(no), name, aliases },
      domains: domain === null ? [] : [domain],
    })),
  ];
  return { index, reader: new TextReader(named, index) };
}

/**
 * Cache of a brand and the names that answers can mention it and its competitors by. It is current when it is loaded and
 * after each `refresh`.
 */
export class BrandDirectory {
  readonly #postgres: Postgres | PostgresClient;
  readonly #newcomers: readonly Newcomer[];
  #brand: IngestBrand;
  #loaded: LoadedNames;

  private constructor(
    postgres: Postgres | PostgresClient,
    brand: IngestBrand,
    newcomers: readonly Newcomer[],
    loaded: LoadedNames,
  ) {
    this.#postgres = postgres;
    this.#brand = brand;
    this.#newcomers = newcomers;
    this.#loaded = loaded;
  }

  /** @param newcomers brands that answers are read with as if they were competitors already. */
  static async load(
    postgres: Postgres | PostgresClient,
    brand: IngestBrand,
    newcomers: readonly Newcomer[] = [],
  ): Promise<BrandDirectory> {
    return new BrandDirectory(postgres, brand, newcomers, await loadNames(postgres, brand, newcomers));
  }

  /** The brand at the last `refresh`; the names are those of its revision or later ones. */
  get brand(): IngestBrand {
    return this.#brand;
  }

  /** Owners of names. */
  get names(): NameIndex {
    return this.#loaded.index;
  }

  /** Reader of texts with these names. */
  get reader(): TextReader {
    return this.#loaded.reader;
  }

  /** Loads the brand, and its names where their revision has changed. */
  async refresh(): Promise<void> {
    const before = this.#brand.namesRevision;
    this.#brand = (await loadBrand(this.#postgres, this.#brand.brandId)) ?? this.#brand;
    if (this.#brand.namesRevision === before) return;
    this.#loaded = await loadNames(this.#postgres, this.#brand, this.#newcomers);
  }

  /** Loads the brand and its names as a transaction sees them. */
  async reload(client: PostgresClient): Promise<void> {
    this.#brand = (await loadBrand(client, this.#brand.brandId)) ?? this.#brand;
    this.#loaded = await loadNames(client, this.#brand, this.#newcomers);
  }
}
