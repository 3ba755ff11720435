WITH (
  SELECT dictGet('brand_config', ('brand_domains', 'name'), tuple(materialize({brand_no:UInt32})))
) AS config, (
  SELECT dictGet('own_domains', ('nos', 'domains'), tuple(materialize({brand_no:UInt32})))
) AS own_domains, (
  SELECT dictGet('site_types', ('domains', 'types'), tuple(materialize({brand_no:UInt32})))
) AS site_types
SELECT month,
  url,
  is_own_domain,
  domain_rating,
  citations,
  cited_answers,
  intDivOrNull(20000 * citations + citation_rows, 2 * citation_rows) / 10000 AS citation_share,
  intDivOrNull(20000 * cited_answers + answers, 2 * answers) / 10000 AS citation_rate,
  last_cited_at
FROM (
SELECT key_month,
  key_month AS month,
  key_url AS url,
  CAST(has(own_domains.nos, r.domain_no), 'Bool') AS is_own_domain,
  dictGet('domain_facts', 'rating', tuple(dictGet('domain_names', 'domain', toUInt64(r.domain_no)))) AS domain_rating,
  citations AS citations,
  cited_answers AS cited_answers,
  last_cited_at AS last_cited_at
FROM (
SELECT
  toStartOfMonth(answered_at) AS key_month,
  url AS key_url,
  domain_no,
  sum(1) AS citations,
  sum(first_of_url) AS cited_answers,
  max(answered_at) AS last_cited_at
FROM citations AS t
WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
  AND answered_at >= toDateTime64({citations_start_0_0:Date}, 3, 'UTC') AND answered_at < toDateTime64({citations_end_0_0:Date} + 1, 3, 'UTC')
GROUP BY key_month, key_url, domain_no
) AS r
WHERE r.domain_no IN {domain_no:Array(UInt32)} AND r.domain_no IN (SELECT domain_no FROM (
  SELECT domain_no, ifNull(coalesce(nullIf(transform(name, site_types.domains, site_types.types, ''), ''), dictGet('domain_facts', 'content_type', tuple(name)), if(arrayExists(one -> name = one OR endsWith(name, concat('.', one)), config.brand_domains), 'brand', NULL), dictGet('domain_facts', 'well_known', tuple(name)), multiIf(match(name, '\\.(gov|mil|int)$|(^|\\.)(gov|mil|gob|gub|gouv|govt)\\.[a-z]{2}$|\\.(go|gc)\\.[a-z]{2}$|\\.lg\\.jp$|(^|\\.)(metro|pref|city|town|vill)(\\.[a-z-]{3,}){1,2}\\.jp$|\\.gv\\.at$|\\.fgov\\.be$|\\.(jus|leg|mp|def|tc)\\.br$|\\.(bel|pol|tsk)\\.tr$|\\.(public|etat)\\.lu$|\\.(gov|gouv)\\.[a-z]{2}\\.ca$|(^|\\.)state\\.[a-z]{2}\\.us$|(^|\\.)(co|ci)\\.[a-z-]+\\.[a-z]{2}\\.us$|\\.fed\\.us$|(^|\\.)(comune|provincia|regione)\\.[a-z-]+(\\.[a-z]{2})?\\.it$|(^|\\.)mairie-[a-z0-9-]+\\.fr$|\\.kommune\\.no$|\\.police\\.uk$|\\.nic\\.in$|\\.desa\\.id$|\\.muni\\.il$'), 'government', match(name, '\\.edu$|(^|\\.)(edu|sch)\\.[a-z]{2}$|\\.ac\\.[a-z]{2}$|\\.(k12|cc)\\.[a-z]{2}\\.us$|\\.ed\\.jp$|\\.(es|ms|hs|sc|kg)\\.kr$|\\.k12\\.tr$|\\.g12\\.br$|(^|\\.)(uf[a-z]{1,4}|ue[a-z]{1,3}|un[a-z]{2,6})\\.br$|\\.school\\.(nz|za)$|(^|\\.)univ-[a-z0-9-]+\\.fr$'), 'education', match(name, '^((m|[a-z]{2})\\.)?(docs?|documentation|dokumentation|documentacion|documentacao|developers?|devdocs|apidocs|api-docs|api|manuals?|help|helpcenter|help-center|helpdesk|hilfe|ayuda|aide|ajuda|aiuto|pomoc|hjelp|hjaelp|hjalp|apua|yardim|bantuan|napoveda|support|suporte|soporte|supporto|assistenza|destek|podpora|kundenservice|kundeservice|kundservice|klantenservice|asiakaspalvelu|faqs?|kb|knowledgebase)\\.'), 'docs', match(name, '^((m|[a-z]{2})\\.)?(community|communities|communaute|comunidad|comunidades|comunidade|comunita|comunitat|komunita|komunitas|spolecznosc|topluluk|forums?|foros?|foorum|boards?|bbs|discuss|discussions|discourse|diskuse|diskusia|dyskusje|keskustelut?|answers)\\.'), 'community', match(name, '^((m|[a-z]{2})\\.)?(blogs?|blogg|blogi|blogue|weblog|bitacora|techblog|tech-blog|devblogs?)\\.|\\.blog$|\\.blogspot\\.([a-z]{2,3}\\.)?[a-z]{2}$'), 'blog', match(name, '^((m|[a-z]{2})\\.)?(news|newsroom|pressroom|mediaroom|press|presse|prensa|imprensa|stampa|prasa|sajto|epaper|noticias|noticies|actus?|actualites?|nachrichten|wiadomosci|haber|haberler|berita|notizie|nieuws|nyheter|nyheder|uutiset|zpravy|spravy|hirek|stiri|novosti|vesti)\\.|\\.news$'), 'news', NULL), dictGet('domain_facts', 'well_known', tuple(substringIndex(name, '.', -4))), dictGet('domain_facts', 'well_known', tuple(substringIndex(name, '.', -3))), dictGet('domain_facts', 'well_known', tuple(substringIndex(name, '.', -2)))), '') AS type
  FROM (
    SELECT domain_no, dictGet('domain_names', 'domain', toUInt64(domain_no)) AS name
    FROM (
      SELECT DISTINCT domain_no FROM citations_domain_month
      WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
        AND period >= toStartOfMonth({range_start:Date}) AND period <= {range_end:Date}
    )
  )
) WHERE type IN {content_type:Array(String)}) AND is_own_domain = {is_own_domain:Bool}
ORDER BY month ASC NULLS LAST, citations DESC NULLS LAST, url ASC NULLS LAST
LIMIT {limit:UInt32} OFFSET {offset:UInt32}
) AS r
INNER JOIN (
SELECT
  toStartOfMonth(period) AS key_month,
  sum(t.answers) AS answers,
  sum(t.citation_rows) AS citation_rows
FROM answers_total_day AS t
WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
  AND period >= {answers_start_0_0:Date} AND period <= {answers_end_0_0:Date}
GROUP BY key_month
) AS g USING (key_month)
ORDER BY month ASC NULLS LAST, citations DESC NULLS LAST, url ASC NULLS LAST
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_merge_expressions = 0, query_plan_remove_unused_columns = 0

-- {"answers_start_0_0":"2026-08-20","answers_end_0_0":"2026-11-15","citations_start_0_0":"2026-08-20","citations_end_0_0":"2026-11-15","range_start":"2026-08-20","range_end":"2026-11-15","domain_no":[],"content_type":["news"],"is_own_domain":true,"limit":1000,"offset":0}
