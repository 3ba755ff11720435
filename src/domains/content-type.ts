/** Optional label before the decisive one: the mobile site, a language or a country. */
const FIRST = String.raw`^((m|[a-z]{2})\.)?`;

const words = (text: string) => text.trim().split(/\s+/).join('|');

const DOCS = words(`
  docs? documentation dokumentation documentacion documentacao developers? devdocs apidocs api-docs api manuals?
  help helpcenter help-center helpdesk hilfe ayuda aide ajuda aiuto pomoc hjelp hjaelp hjalp apua yardim bantuan
  napoveda support suporte soporte supporto assistenza destek podpora kundenservice kundeservice kundservice
  klantenservice asiakaspalvelu faqs? kb knowledgebase
`);

const COMMUNITY = words(`
  community communities communaute comunidad comunidades comunidade comunita comunitat komunita komunitas
  spolecznosc topluluk forums? foros? foorum boards? bbs discuss discussions discourse diskuse diskusia dyskusje
  keskustelut? answers
`);

const BLOG = words('blogs? blogg blogi blogue weblog bitacora techblog tech-blog devblogs?');

const NEWS = words(`
  news newsroom pressroom mediaroom press presse prensa imprensa stampa prasa sajto epaper noticias noticies
  actus? actualites? nachrichten wiadomosci haber haberler berita notizie nieuws nyheter nyheder uutiset zpravy
  spravy hirek stiri novosti vesti
`);

/**
 * RE2 patterns of whole domains whose name shows their type: endings that a registry gives to one kind of
 * owner, and first labels that hardly anybody uses for something else. Left out are "uni-" and "fh-" in
 * Germany ("uni-elektro.de"), "ville-" in France ("ville-ideale.fr"), "stadt-" ("stadt-bremerhaven.de"),
 * "wiki." and "cafe.": well-known ones of these are in the table.
 */
const HOSTS: readonly (readonly [type: string, patterns: readonly string[]])[] = [
  [
    'government',
    [
      String.raw`\.(gov|mil|int)$`,
      String.raw`(^|\.)(gov|mil|gob|gub|gouv|govt)\.[a-z]{2}$`,
      String.raw`\.(go|gc)\.[a-z]{2}$`,
      String.raw`\.lg\.jp$`,
      // "co", "ne" and the like have two letters: city.co.jp is a company.
      String.raw`(^|\.)(metro|pref|city|town|vill)(\.[a-z-]{3,}){1,2}\.jp$`,
      String.raw`\.gv\.at$`,
      String.raw`\.fgov\.be$`,
      String.raw`\.(jus|leg|mp|def|tc)\.br$`,
      String.raw`\.(bel|pol|tsk)\.tr$`,
      String.raw`\.(public|etat)\.lu$`,
      String.raw`\.(gov|gouv)\.[a-z]{2}\.ca$`,
      String.raw`(^|\.)state\.[a-z]{2}\.us$`,
      String.raw`(^|\.)(co|ci)\.[a-z-]+\.[a-z]{2}\.us$`,
      String.raw`\.fed\.us$`,
      String.raw`(^|\.)(comune|provincia|regione)\.[a-z-]+(\.[a-z]{2})?\.it$`,
      String.raw`(^|\.)mairie-[a-z0-9-]+\.fr$`,
      String.raw`\.kommune\.no$`,
      String.raw`\.police\.uk$`,
      String.raw`\.nic\.in$`,
      String.raw`\.desa\.id$`,
      String.raw`\.muni\.il$`,
    ],
  ],
  [
    'education',
    [
      String.raw`\.edu$`,
      String.raw`(^|\.)(edu|sch)\.[a-z]{2}$`,
      String.raw`\.ac\.[a-z]{2}$`,
      String.raw`\.(k12|cc)\.[a-z]{2}\.us$`,
      String.raw`\.ed\.jp$`,
      String.raw`\.(es|ms|hs|sc|kg)\.kr$`,
      String.raw`\.k12\.tr$`,
      String.raw`\.g12\.br$`,
      // Names directly below .br are given to universities alone.
      String.raw`(^|\.)(uf[a-z]{1,4}|ue[a-z]{1,3}|un[a-z]{2,6})\.br$`,
      String.raw`\.school\.(nz|za)$`,
      String.raw`(^|\.)univ-[a-z0-9-]+\.fr$`,
    ],
  ],
  ['docs', [String.raw`${FIRST}(${DOCS})\.`]],
  ['community', [String.raw`${FIRST}(${COMMUNITY})\.`]],
  [
    'blog',
    [String.raw`${FIRST}(${BLOG})\.`, String.raw`\.blog$`, String.raw`\.blogspot\.([a-z]{2,3}\.)?[a-z]{2}$`],
  ],
  ['news', [String.raw`${FIRST}(${NEWS})\.`, String.raw`\.news$`]],
];

const fact = (name: string, domain: string) => `dictGet('domain_facts', '${name}', tuple(${domain}))`;

/** The rating of a domain, 0 to 100; null where it is not known. */
export const domainRating = (domain: string): string => fact('rating', domain);

/**
 * SQL for the content type of a domain expression; null where it is unknown. The first that is known counts:
 * what the people of the brand have set; the recorded type of the domain; `brand` for a domain of the brand itself or of a competitor, or below it;
 * the type in the table of well-known domains; the type by patterns of its host name; the type of the nearest
 * well-known parent domain. Reads `config` and `site_types`.
 */
export function contentType(domain: string): string {
  const branded = `arrayExists(one -> ${domain} = one OR endsWith(${domain}, concat('.', one)), config.brand_domains)`;
  const hosts = HOSTS.map(
    ([type, patterns]) => `match(${domain}, '${patterns.join('|').replaceAll('\\', '\\\\')}'), '${type}'`,
  );
  return `coalesce(${[
    `nullIf(transform(${domain}, site_types.domains, site_types.types, ''), '')`,
    fact('content_type', domain),
    `if(${branded}, 'brand', NULL)`,
    fact('well_known', domain),
    `multiIf(${hosts.join(', ')}, NULL)`,
    // The ends of four, three and two labels: n.news.naver.com is below news.naver.com, www3.nhk.or.jp below nhk.or.jp.
    ...[-4, -3, -2].map((labels) => fact('well_known', `substringIndex(${domain}, '.', ${labels})`)),
  ].join(', ')})`;
}
