/** Hosts whose name says what they are, as RE2 patterns of the whole domain. */
const HOSTS: readonly (readonly [type: string, pattern: string])[] = [
  ['government', String.raw`\.(gov|mil)$|(^|\.)(gov|mil|gob|gouv|govt)\.[a-z]{2}$|\.(go|gc)\.[a-z]{2}$`],
  ['education', String.raw`\.edu$|(^|\.)(edu|sch)\.[a-z]{2}$|\.ac\.[a-z]{2}$|\.k12\.[a-z]{2}\.us$`],
  ['docs', String.raw`^(docs?|documentation|developers?|api|manual|help|support|kb)\.`],
  ['community', String.raw`^(community|communities|forums?|boards?|discuss|discussions|answers)\.`],
  ['blog', String.raw`^(blogs?|weblog)\.`],
  ['news', String.raw`^(news|newsroom|press)\.`],
];

const fact = (name: string, domain: string) => `dictGet('domain_facts', '${name}', tuple(${domain}))`;

/** The rating of a domain, 0 to 100; null where it is not known. */
export const domainRating = (domain: string): string => fact('rating', domain);

/**
 * What kind of site a domain is, in SQL over an expression for the domain; null where nothing tells. The first
 * that is known counts: what is recorded of the domain; `brand` for a domain, or one below it, of the brand
 * itself or of a brand it is compared with; what the domain is well known as; what its host's name says; what
 * the site above it is well known as. Reads `config`.
 */
export function contentType(domain: string): string {
  const branded = `arrayExists(one -> ${domain} = one OR endsWith(${domain}, concat('.', one)), config.brand_domains)`;
  const hosts = HOSTS.map(
    ([type, pattern]) => `match(${domain}, '${pattern.replaceAll('\\', '\\\\')}'), '${type}'`,
  );
  return `coalesce(${[
    fact('content_type', domain),
    `if(${branded}, 'brand', NULL)`,
    fact('well_known', domain),
    `multiIf(${hosts.join(', ')}, NULL)`,
    fact('well_known', `cutToFirstSignificantSubdomain(${domain})`),
  ].join(', ')})`;
}
