SELECT key_query AS query,
  searches AS searches,
  answers AS answers,
  intDivOrNull(20000 * answers + told, 2 * told) / 10000 AS answer_rate,
  last_searched_at AS last_searched_at
FROM (
SELECT
  query AS key_query,
  sum(1) AS searches,
  sum(first_of_query) AS answers,
  max(answered_at) AS last_searched_at
FROM (
  SELECT answered_at, item.1 AS query, item.2 AS first_of_query
  FROM answers ARRAY JOIN arrayZip(search_queries, arrayMap(number -> number = 1, arrayEnumerateUniq(search_queries))) AS item
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND answered_at >= toDateTime64({searches_start_0_0:Date}, 3, 'UTC') AND answered_at < toDateTime64({searches_end_0_0:Date} + 1, 3, 'UTC')
) AS t
GROUP BY key_query
) AS r
CROSS JOIN (
SELECT
  sum(searches_told) AS told
FROM answers AS t
WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
  AND answered_at >= toDateTime64({answers_start_0_0:Date}, 3, 'UTC') AND answered_at < toDateTime64({answers_end_0_0:Date} + 1, 3, 'UTC')
) AS g
ORDER BY searches DESC NULLS LAST, query ASC NULLS LAST
LIMIT {limit:UInt32} OFFSET {offset:UInt32}
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_merge_expressions = 0, query_plan_remove_unused_columns = 0

-- {"answers_start_0_0":"2026-08-20","answers_end_0_0":"2026-11-15","searches_start_0_0":"2026-08-20","searches_end_0_0":"2026-11-15","limit":1000,"offset":0}
