/**
 * Key of a brand in the dictionaries. With a constant, dictGet would be computed while a query is analysed,
 * once for each use of its alias: one report read its roster five times and could see a brand tracked in one
 * place and not in another.
 */
const KEY = 'tuple(materialize({brand_no:UInt32}))';

/** The dictionaries that are read whole, by their names, with what is read of them. */
const WHOLE = {
  roster: ['nos', 'ids', 'names'],
  prompt_texts: ['nos', 'texts'],
  prompt_topics: ['nos', 'topics', 'languages'],
  prompt_tags: ['nos', 'tags'],
  own_domains: ['nos', 'domains'],
  site_owners: ['nos', 'owners'],
  site_types: ['domains', 'types'],
  own_brand: ['competitor_id', 'name', 'by_name'],
} as const;

/** True where a query refers to a column of `name`. */
const uses = (query: string, name: string) =>
  query.includes(`${name}.`) && new RegExp(`\\b${name}\\.`).test(query);

/** The query that reads some of what a dictionary has of the brand, under a name. */
const scalar = (dictionary: string, attributes: readonly string[], name = dictionary) => `(
  SELECT dictGet('${dictionary}', (${attributes.map((one) => `'${one}'`).join(', ')}), ${KEY})
) AS ${name}`;

/** Columns of the dictionary brand_config that a query uses. */
function configOf(query: string): string[] {
  const used = new Set([...query.matchAll(/\bconfig\.(\w+)/g)].map(([, attribute = '']) => attribute));
  // With one attribute dictGet returns it bare and not as a tuple of one; the name costs nothing.
  return used.size === 0 ? [] : [...used.add('name')];
}

/**
 * Puts what a query uses of the brand's configuration (clickhouse/dictionaries: brand_config, roster, prompt_texts,
 * prompt_topics, prompt_tags, own_domains, site_owners, site_types and own_brand) in front of it: clauses refer to it as `config.name`, `roster.name` and so on. Each is read
 * from Postgres once per query, and not at all by a query that uses none of it. `others` are queries of one row that
 * stand after these, by name.
 */
export function withBrandConfig(query: string, others: Readonly<Record<string, string>> = {}): string {
  const used = Object.entries(others).filter(([name]) => uses(query, name));
  const text = [query, ...used.map(([, sql]) => sql)].join('\n');
  const config = configOf(text);
  const scalars = [
    ...(config.length > 0 ? [scalar('brand_config', config, 'config')] : []),
    ...Object.entries(WHOLE).flatMap(([name, attributes]) =>
      uses(text, name) ? [scalar(name, attributes)] : [],
    ),
    ...used.map(([name, sql]) => `${sql} AS ${name}`),
  ];
  return scalars.length === 0 ? query : `WITH ${scalars.join(', ')}\n${query}`;
}

/** The prompt's id for its number. */
export const promptIdSql = (no: string) => `transform(${no}, config.prompt_nos, config.prompt_ids, '')`;

/** The text of a prompt for its number. */
export const promptTextSql = (no: string) => `transform(${no}, prompt_texts.nos, prompt_texts.texts, '')`;

/**
 * SQL of the topic or the language of prompts: the key of a prompt's group, a number from 1, and the name of the group for
 * its key, null where it is of prompts that have none.
 */
export function promptGroupSql(name: 'topic' | 'language') {
  const names = `prompt_topics.${name}s`;
  return {
    key: `transform(prompt_no, prompt_topics.nos, arrayEnumerateDense(${names}), 0)`,
    value: (key: string) => `nullIf(arrayElement(arrayDistinct(${names}), ${key}), '')`,
  };
}

/** The id and today's name of a brand for its number, 0 being the own brand. */
export const competitorIdSql = (no: string) =>
  `if(${no} = 0, config.competitor_id, transform(${no}, config.competitor_nos, config.competitor_ids, ''))`;

export const competitorName = (no: string) =>
  `if(${no} = 0, config.name, transform(${no}, config.competitor_nos, config.competitor_names, ''))`;

/** SQL for the name of a domain, by its number. */
export const domainName = (no: string) => `dictGet('domain_names', 'domain', toUInt64(${no}))`;

/** SQL condition: a domain, given by its number, is one of the brand's today. */
export const ownsDomain = (no: string) => `has(own_domains.nos, ${no})`;

/** SQL condition: a domain, given by its number, belongs to a competitor today. */
export const isCompetitorsDomain = (no: string) => `has(site_owners.nos, ${no})`;

/** SQL for the number of the brand that a domain belongs to, 0 being the own brand; null where it is nobody's of these. */
export const siteOwner = (no: string) =>
  `multiIf(${ownsDomain(no)}, 0, ${isCompetitorsDomain(no)}, transform(${no}, site_owners.nos, site_owners.owners, 0), NULL)`;
