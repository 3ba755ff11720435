WITH (
  SELECT dictGet('own_domains', ('nos', 'domains'), tuple(materialize({brand_no:UInt32})))
) AS own_domains
SELECT week,
  engine,
  domain,
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
  row_number() OVER (ORDER BY citation_share DESC NULLS LAST, week ASC NULLS LAST, engine ASC NULLS LAST, domain ASC NULLS LAST) AS place
FROM (
SELECT key_domain,
  key_week AS week,
  arrayElement(['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'], key_engine) AS engine,
  CAST(has(own_domains.nos, r.key_domain), 'Bool') AS is_own_domain,
  citations AS citations,
  cited_answers AS cited_answers,
  intDivOrNull(20000 * citations + citation_rows, 2 * citation_rows) / 10000 AS citation_share,
  intDivOrNull(20000 * cited_answers + answers, 2 * answers) / 10000 AS citation_rate,
  last_cited_at AS last_cited_at
FROM (
SELECT
  key_week,
  key_engine,
  key_domain,
  sum(t.citations) AS citations,
  sum(t.cited_answers) AS cited_answers,
  max(t.last_cited_at) AS last_cited_at
FROM (
  SELECT
    toMonday(period) AS key_week,
    CAST(transform(engine, ['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'], [1,2,3,4,5,6,7], 0), 'UInt8') AS key_engine,
    domain_no AS key_domain,
    t.citations AS citations,
    t.cited_answers AS cited_answers,
    t.last_cited_at AS last_cited_at
  FROM citations_total_week AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND period >= {citations_start_0_0:Date} AND period <= {citations_end_0_0:Date}
  UNION ALL
  SELECT
    toMonday(answered_at) AS key_week,
    CAST(transform(engine, ['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'], [1,2,3,4,5,6,7], 0), 'UInt8') AS key_engine,
    domain_no AS key_domain,
    1 AS citations,
    first_of_domain AS cited_answers,
    answered_at AS last_cited_at
  FROM citations AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND answered_at >= toDateTime64({citations_start_1_0:Date}, 3, 'UTC') AND answered_at < toDateTime64({citations_end_1_0:Date} + 1, 3, 'UTC')
) AS t
GROUP BY key_week, key_engine, key_domain
) AS r
INNER JOIN (
SELECT
  toMonday(period) AS key_week,
  CAST(transform(engine, ['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'], [1,2,3,4,5,6,7], 0), 'UInt8') AS key_engine,
  sum(t.answers) AS answers,
  sum(t.citation_rows) AS citation_rows
FROM answers_total_day AS t
WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
  AND period >= {answers_start_0_0:Date} AND period <= {answers_end_0_0:Date}
GROUP BY key_week, key_engine
) AS g USING (key_week, key_engine)
ORDER BY citation_share DESC NULLS LAST, week ASC NULLS LAST, engine ASC NULLS LAST
LIMIT {limit:UInt32} + {offset:UInt32} WITH TIES
) AS r
)
WHERE place > {offset:UInt32} AND place <= {limit:UInt32} + {offset:UInt32}
ORDER BY citation_share DESC NULLS LAST, week ASC NULLS LAST, engine ASC NULLS LAST, domain ASC NULLS LAST
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_merge_expressions = 0, query_plan_remove_unused_columns = 0

-- {"answers_start_0_0":"2026-08-20","answers_end_0_0":"2026-11-15","citations_start_0_0":"2026-08-24","citations_end_0_0":"2026-11-15","citations_start_1_0":"2026-08-20","citations_end_1_0":"2026-08-23","limit":1000,"offset":0}
