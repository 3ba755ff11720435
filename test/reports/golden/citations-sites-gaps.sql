WITH (
  SELECT dictGet('brand_config', ('competitor_id', 'competitor_nos', 'competitor_ids', 'name', 'competitor_names', 'tracked_nos', 'brand_domains'), tuple(materialize({brand_no:UInt32})))
) AS config, (
  SELECT dictGet('own_domains', ('nos', 'domains'), tuple(materialize({brand_no:UInt32})))
) AS own_domains, (
  SELECT dictGet('site_owners', ('nos', 'owners'), tuple(materialize({brand_no:UInt32})))
) AS site_owners, (
  SELECT dictGet('site_types', ('domains', 'types'), tuple(materialize({brand_no:UInt32})))
) AS site_types, (
  SELECT tuple(groupArray(domain_no), groupArray(type)) FROM (
  SELECT domain_no, ifNull(coalesce(nullIf(transform(name, site_types.domains, site_types.types, ''), ''), dictGet('domain_facts', 'content_type', tuple(name)), if(arrayExists(one -> name = one OR endsWith(name, concat('.', one)), config.brand_domains), 'brand', NULL), dictGet('domain_facts', 'well_known', tuple(name)), multiIf(match(name, '\\.(gov|mil|int)$|(^|\\.)(gov|mil|gob|gub|gouv|govt)\\.[a-z]{2}$|\\.(go|gc)\\.[a-z]{2}$|\\.lg\\.jp$|(^|\\.)(metro|pref|city|town|vill)(\\.[a-z-]{3,}){1,2}\\.jp$|\\.gv\\.at$|\\.fgov\\.be$|\\.(jus|leg|mp|def|tc)\\.br$|\\.(bel|pol|tsk)\\.tr$|\\.(public|etat)\\.lu$|\\.(gov|gouv)\\.[a-z]{2}\\.ca$|(^|\\.)state\\.[a-z]{2}\\.us$|(^|\\.)(co|ci)\\.[a-z-]+\\.[a-z]{2}\\.us$|\\.fed\\.us$|(^|\\.)(comune|provincia|regione)\\.[a-z-]+(\\.[a-z]{2})?\\.it$|(^|\\.)mairie-[a-z0-9-]+\\.fr$|\\.kommune\\.no$|\\.police\\.uk$|\\.nic\\.in$|\\.desa\\.id$|\\.muni\\.il$'), 'government', match(name, '\\.edu$|(^|\\.)(edu|sch)\\.[a-z]{2}$|\\.ac\\.[a-z]{2}$|\\.(k12|cc)\\.[a-z]{2}\\.us$|\\.ed\\.jp$|\\.(es|ms|hs|sc|kg)\\.kr$|\\.k12\\.tr$|\\.g12\\.br$|(^|\\.)(uf[a-z]{1,4}|ue[a-z]{1,3}|un[a-z]{2,6})\\.br$|\\.school\\.(nz|za)$|(^|\\.)univ-[a-z0-9-]+\\.fr$'), 'education', match(name, '^((m|[a-z]{2})\\.)?(docs?|documentation|dokumentation|documentacion|documentacao|developers?|devdocs|apidocs|api-docs|api|manuals?|help|helpcenter|help-center|helpdesk|hilfe|ayuda|aide|ajuda|aiuto|pomoc|hjelp|hjaelp|hjalp|apua|yardim|bantuan|napoveda|support|suporte|soporte|supporto|assistenza|destek|podpora|kundenservice|kundeservice|kundservice|klantenservice|asiakaspalvelu|faqs?|kb|knowledgebase)\\.'), 'docs', match(name, '^((m|[a-z]{2})\\.)?(community|communities|communaute|comunidad|comunidades|comunidade|comunita|comunitat|komunita|komunitas|spolecznosc|topluluk|forums?|foros?|foorum|boards?|bbs|discuss|discussions|discourse|diskuse|diskusia|dyskusje|keskustelut?|answers)\\.'), 'community', match(name, '^((m|[a-z]{2})\\.)?(blogs?|blogg|blogi|blogue|weblog|bitacora|techblog|tech-blog|devblogs?)\\.|\\.blog$|\\.blogspot\\.([a-z]{2,3}\\.)?[a-z]{2}$'), 'blog', match(name, '^((m|[a-z]{2})\\.)?(news|newsroom|pressroom|mediaroom|press|presse|prensa|imprensa|stampa|prasa|sajto|epaper|noticias|noticies|actus?|actualites?|nachrichten|wiadomosci|haber|haberler|berita|notizie|nieuws|nyheter|nyheder|uutiset|zpravy|spravy|hirek|stiri|novosti|vesti)\\.|\\.news$'), 'news', NULL), dictGet('domain_facts', 'well_known', tuple(substringIndex(name, '.', -4))), dictGet('domain_facts', 'well_known', tuple(substringIndex(name, '.', -3))), dictGet('domain_facts', 'well_known', tuple(substringIndex(name, '.', -2)))), '') AS type
  FROM (
    SELECT domain_no, dictGet('domain_names', 'domain', toUInt64(domain_no)) AS name
    FROM (
      SELECT DISTINCT domain_no FROM citations_domain_month
      WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
        AND period >= toStartOfMonth({range_start:Date}) AND period <= {range_end:Date}
    )
  )
)
) AS domain_types
SELECT domain,
  is_own_domain,
  domain_rating,
  citations,
  cited_answers,
  citation_share,
  citation_rate,
  last_cited_at,
  site_type,
  site_owner_id,
  site_owner_name
FROM (
SELECT *,
  dictGet('domain_names', 'domain', toUInt64(key_domain)) AS domain,
  dictGet('domain_facts', 'rating', tuple(dictGet('domain_names', 'domain', toUInt64(r.key_domain)))) AS domain_rating,
  row_number() OVER (ORDER BY citations DESC NULLS LAST, domain ASC NULLS LAST) AS place
FROM (
SELECT key_domain,
  CAST(has(own_domains.nos, r.key_domain), 'Bool') AS is_own_domain,
  citations AS citations,
  cited_answers AS cited_answers,
  intDivOrNull(20000 * citations + citation_rows, 2 * citation_rows) / 10000 AS citation_share,
  intDivOrNull(20000 * cited_answers + answers, 2 * answers) / 10000 AS citation_rate,
  last_cited_at AS last_cited_at,
  nullIf(transform(r.key_domain, domain_types.1, domain_types.2, ''), '') AS site_type,
  if(isNull(multiIf(has(own_domains.nos, r.key_domain), 0, has(site_owners.nos, r.key_domain), transform(r.key_domain, site_owners.nos, site_owners.owners, 0), NULL)), NULL, if(assumeNotNull(multiIf(has(own_domains.nos, r.key_domain), 0, has(site_owners.nos, r.key_domain), transform(r.key_domain, site_owners.nos, site_owners.owners, 0), NULL)) = 0, config.competitor_id, transform(assumeNotNull(multiIf(has(own_domains.nos, r.key_domain), 0, has(site_owners.nos, r.key_domain), transform(r.key_domain, site_owners.nos, site_owners.owners, 0), NULL)), config.competitor_nos, config.competitor_ids, ''))) AS site_owner_id,
  if(isNull(multiIf(has(own_domains.nos, r.key_domain), 0, has(site_owners.nos, r.key_domain), transform(r.key_domain, site_owners.nos, site_owners.owners, 0), NULL)), NULL, if(assumeNotNull(multiIf(has(own_domains.nos, r.key_domain), 0, has(site_owners.nos, r.key_domain), transform(r.key_domain, site_owners.nos, site_owners.owners, 0), NULL)) = 0, config.name, transform(assumeNotNull(multiIf(has(own_domains.nos, r.key_domain), 0, has(site_owners.nos, r.key_domain), transform(r.key_domain, site_owners.nos, site_owners.owners, 0), NULL)), config.competitor_nos, config.competitor_names, ''))) AS site_owner_name
FROM (
SELECT
  domain_no AS key_domain,
  sum(1) AS citations,
  sum(first_of_domain) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM (
  SELECT answered_at, item.1 AS domain_no, item.2 AS first_of_domain
  FROM answers ARRAY JOIN arrayZip(`citations.domain_no`, `citations.first_of_domain`) AS item
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND brand_mentioned = {brand_mentioned:Bool}
    AND hasAny(`mentions.competitor_no`, config.tracked_nos) = {competitor_mentioned:Bool}
    AND answered_at >= toDateTime64({citations_start_0_0:Date}, 3, 'UTC') AND answered_at < toDateTime64({citations_end_0_0:Date} + 1, 3, 'UTC')
) AS t
GROUP BY key_domain
) AS r
CROSS JOIN (
SELECT
  sum(1) AS answers,
  sum(citation_count) AS citation_rows
FROM answers AS t
WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
  AND brand_mentioned = {brand_mentioned:Bool}
  AND hasAny(`mentions.competitor_no`, config.tracked_nos) = {competitor_mentioned:Bool}
  AND answered_at >= toDateTime64({answers_start_0_0:Date}, 3, 'UTC') AND answered_at < toDateTime64({answers_end_0_0:Date} + 1, 3, 'UTC')
) AS g
WHERE multiIf(has(own_domains.nos, r.key_domain), 'own', has(site_owners.nos, r.key_domain), 'competitor', 'none') IN {site_owner:Array(String)}
ORDER BY citations DESC NULLS LAST
LIMIT {limit:UInt32} + {offset:UInt32} WITH TIES
) AS r
)
WHERE place > {offset:UInt32} AND place <= {limit:UInt32} + {offset:UInt32}
ORDER BY citations DESC NULLS LAST, domain ASC NULLS LAST
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_merge_expressions = 0, query_plan_remove_unused_columns = 0

-- {"answers_start_0_0":"2026-08-20","answers_end_0_0":"2026-11-15","citations_start_0_0":"2026-08-20","citations_end_0_0":"2026-11-15","range_start":"2026-08-20","range_end":"2026-11-15","brand_mentioned":false,"competitor_mentioned":true,"site_owner":["none"],"limit":1000,"offset":0}
