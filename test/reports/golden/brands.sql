WITH (
  SELECT dictGet('roster', ('nos', 'ids', 'names'), tuple(materialize({brand_no:UInt32})))
) AS roster
SELECT transform(competitor_no, roster.nos, roster.ids, '') AS competitor_id,
  transform(competitor_no, roster.nos, roster.names, '') AS competitor_name,
  CAST(competitor_no = 0, 'Bool') AS is_self,
  answers AS answers,
  mentions AS mentions,
  intDivOrNull(20000 * mentions + answers, 2 * answers) / 10000 AS visibility,
  ranked AS ranked,
  intDivOrNull(20000 * ranked + group_ranked, 2 * group_ranked) / 10000 AS share_of_voice,
  intDivOrNull(weight_rest + 1269070246 * ranked + 100000000 * mentions - 369070246 * position_sum + 50000 * answers, 100000 * answers) / 10000 AS visibility_index,
  intDivOrNull(20000 * position_sum + ranked, 2 * ranked) / 10000 AS average_position,
  if(ranked = 0, NULL, best) AS best_position,
  sign(sentiment_sum) * intDivOrNull(2 * abs(sentiment_sum) + mentions, 2 * mentions) / 10000 AS sentiment
FROM (
SELECT competitor_no,
  sum(u.answers) AS answers, sum(u.mentions) AS mentions, sum(u.ranked) AS ranked, sum(u.position_sum) AS position_sum, min(u.best) AS best, sum(u.weight_rest) AS weight_rest, sum(u.sentiment_sum) AS sentiment_sum,
  sum(sum(u.ranked)) OVER () AS group_ranked
FROM (
  SELECT
    competitor_no,
    0 AS answers,
    t.mentions AS mentions,
    t.ranked AS ranked,
    t.position_sum AS position_sum,
    t.best AS best,
    t.weight_rest AS weight_rest,
    t.sentiment_sum AS sentiment_sum
  FROM mentions_total_day AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND period >= {mentions_start_0_0:Date} AND period <= {mentions_end_0_0:Date}
    AND competitor_no IN (SELECT arrayJoin(roster.nos))
  UNION ALL
  SELECT arrayJoin(roster.nos) AS competitor_no, answers,
    0 AS mentions, 0 AS ranked, 0 AS position_sum, 65535 AS best, 0 AS weight_rest, 0 AS sentiment_sum
  FROM (
    SELECT
      sum(t.answers) AS answers
    FROM answers_total_day AS t
    WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
      AND period >= {answers_start_0_0:Date} AND period <= {answers_end_0_0:Date}
  )
  WHERE answers > 0
) AS u
GROUP BY competitor_no
) AS r
ORDER BY share_of_voice DESC NULLS LAST, transform(competitor_no, roster.nos, arrayEnumerateDense(roster.names), 0) ASC NULLS LAST, competitor_id ASC NULLS LAST
LIMIT {limit:UInt32} OFFSET {offset:UInt32}
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_enable_optimizations = 0

-- {"answers_start_0_0":"2026-08-20","answers_end_0_0":"2026-11-15","mentions_start_0_0":"2026-08-20","mentions_end_0_0":"2026-11-15","limit":1000,"offset":0}
