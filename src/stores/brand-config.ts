/** What a brand has decided, as clickhouse/dictionaries/brand_config.sql has it. */
export type BrandAttribute =
  | 'competitor_id'
  | 'name'
  | 'archived_prompts'
  | 'prompt_nos'
  | 'prompt_ids'
  | 'prompt_intents'
  | 'tracked_nos'
  | 'competitor_nos'
  | 'competitor_ids'
  | 'competitor_names';

/** Reads some of a brand's configuration once, for the whole query; clauses refer to it as `config.name`. */
export function withBrandConfig(attributes: readonly BrandAttribute[]): string {
  // Asked for one attribute, dictGet gives it bare and not as a tuple of one; the name costs nothing.
  const names = [...new Set<BrandAttribute>([...attributes, 'name'])].map((name) => `'${name}'`);
  return `WITH (
  SELECT dictGet('brand_config', (${names.join(', ')}), tuple({brand_no:UInt32}))
) AS config`;
}

/** The prompt's id for its number. */
export const promptId = (no: string) => `transform(${no}, config.prompt_nos, config.prompt_ids, '')`;

/** The id and today's name of a brand for its number, 0 being the own brand. */
export const competitorId = (no: string) =>
  `if(${no} = 0, config.competitor_id, transform(${no}, config.competitor_nos, config.competitor_ids, ''))`;

export const competitorName = (no: string) =>
  `if(${no} = 0, config.name, transform(${no}, config.competitor_nos, config.competitor_names, ''))`;

export const PROMPT_ATTRIBUTES = ['prompt_nos', 'prompt_ids'] as const satisfies BrandAttribute[];

export const COMPETITOR_ATTRIBUTES = [
  'competitor_id',
  'name',
  'competitor_nos',
  'competitor_ids',
  'competitor_names',
] as const satisfies BrandAttribute[];
