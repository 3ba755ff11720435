WITH (
  SELECT dictGet('own_domains', ('nos', 'domains'), tuple(materialize({brand_no:UInt32})))
) AS own_domains
SELECT domain,
  is_own_domain,
  domain_rating,
  citations,
  cited_answers,
  citation_share,
  citation_rate,
  last_cited_at
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
  last_cited_at AS last_cited_at
FROM (
SELECT
  key_domain,
  sum(t.citations) AS citations,
  sum(t.cited_answers) AS cited_answers,
  max(t.last_cited_at) AS last_cited_at
FROM (
  SELECT
    domain_no AS key_domain,
    t.citations AS citations,
    t.cited_answers AS cited_answers,
    t.last_cited_at AS last_cited_at
  FROM citations_domain_month AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND period >= {citations_start_0_0:Date} AND period <= {citations_end_0_0:Date}
  UNION ALL
  SELECT
    domain_no AS key_domain,
    t.citations AS citations,
    t.cited_answers AS cited_answers,
    t.last_cited_at AS last_cited_at
  FROM citations_domain_week AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND (period >= {citations_start_1_0:Date} AND period <= {citations_end_1_0:Date} OR period >= {citations_start_1_1:Date} AND period <= {citations_end_1_1:Date})
  UNION ALL
  SELECT
    domain_no AS key_domain,
    t.citations AS citations,
    t.cited_answers AS cited_answers,
    t.last_cited_at AS last_cited_at
  FROM citations_domain_day AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND (period >= {citations_start_2_0:Date} AND period <= {citations_end_2_0:Date} OR period >= {citations_start_2_1:Date} AND period <= {citations_end_2_1:Date} OR period >= {citations_start_2_2:Date} AND period <= {citations_end_2_2:Date})
) AS t
GROUP BY key_domain
) AS r
CROSS JOIN (
SELECT
  sum(t.answers) AS answers,
  sum(t.citation_rows) AS citation_rows
FROM answers_total_day AS t
WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
  AND period >= {answers_start_0_0:Date} AND period <= {answers_end_0_0:Date}
) AS g
ORDER BY citations DESC NULLS LAST
LIMIT {limit:UInt32} + {offset:UInt32} WITH TIES
) AS r
)
WHERE place > {offset:UInt32} AND place <= {limit:UInt32} + {offset:UInt32}
ORDER BY citations DESC NULLS LAST, domain ASC NULLS LAST
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_enable_optimizations = 0

-- {"answers_start_0_0":"2026-08-20","answers_end_0_0":"2026-11-15","citations_start_0_0":"2026-09-01","citations_end_0_0":"2026-10-31","citations_start_1_0":"2026-08-24","citations_end_1_0":"2026-08-30","citations_start_1_1":"2026-11-02","citations_end_1_1":"2026-11-15","citations_start_2_0":"2026-08-20","citations_end_2_0":"2026-08-23","citations_start_2_1":"2026-08-31","citations_end_2_1":"2026-08-31","citations_start_2_2":"2026-11-01","citations_end_2_2":"2026-11-01","limit":1000,"offset":0}
