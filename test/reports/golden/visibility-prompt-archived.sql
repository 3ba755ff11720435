WITH (
  SELECT dictGet('brand_config', ('prompt_nos', 'prompt_ids', 'prompt_intents', 'archived_prompts', 'name'), tuple(materialize({brand_no:UInt32})))
) AS config
SELECT transform(key_prompt, config.prompt_nos, config.prompt_ids, '') AS prompt,
  answers AS answers,
  mentions AS mentions,
  intDivOrNull(20000 * mentions + answers, 2 * answers) / 10000 AS visibility,
  intDivOrNull(weight_sum + 50000 * answers, 100000 * answers) / 10000 AS visibility_index,
  intDivOrNull(20000 * position_sum + ranked, 2 * ranked) / 10000 AS average_position,
  if(ranked = 0, NULL, best) AS best_position,
  sign(sentiment_sum) * intDivOrNull(2 * abs(sentiment_sum) + mentions, 2 * mentions) / 10000 AS sentiment,
  positive AS sentiment_positive,
  mentions - positive - negative AS sentiment_neutral,
  negative AS sentiment_negative,
  own_citations AS own_citations
FROM (
SELECT
  key_prompt,
  sum(t.answers) AS answers,
  sum(t.mentions) AS mentions,
  sum(t.ranked) AS ranked,
  sum(t.position_sum) AS position_sum,
  min(t.best) AS best,
  sum(t.weight_sum) AS weight_sum,
  sum(t.sentiment_sum) AS sentiment_sum,
  sum(t.positive) AS positive,
  sum(t.negative) AS negative,
  sum(t.own_citations) AS own_citations
FROM (
  SELECT
    prompt_no AS key_prompt,
    t.answers AS answers,
    t.mentions AS mentions,
    t.ranked AS ranked,
    t.position_sum AS position_sum,
    t.best AS best,
    t.weight_sum AS weight_sum,
    t.sentiment_sum AS sentiment_sum,
    t.positive AS positive,
    t.negative AS negative,
    t.own_citations AS own_citations
  FROM answers_week AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND country IN {country:Array(String)}
    AND prompt_no IN (SELECT arrayJoin(arrayFilter((no, intent) -> intent IN {intent:Array(String)}, config.prompt_nos, config.prompt_intents)))
    AND prompt_no NOT IN (SELECT arrayJoin(config.archived_prompts))
    AND period >= {answers_start_0_0:Date} AND period <= {answers_end_0_0:Date}
  UNION ALL
  SELECT
    prompt_no AS key_prompt,
    1 AS answers,
    brand_mentioned AS mentions,
    brand_position > 0 AS ranked,
    brand_position AS position_sum,
    if(brand_position = 0, 65535, brand_position) AS best,
    if(brand_mentioned, if(brand_position = 0, 100000000, toUInt64(round(1000000000 / log2(brand_position + 1)))), 0) AS weight_sum,
    if(brand_mentioned, brand_sentiment, 0) AS sentiment_sum,
    brand_mentioned AND brand_sentiment >= 2500 AS positive,
    brand_mentioned AND brand_sentiment <= -2500 AS negative,
    own_citations AS own_citations
  FROM answers AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND country IN {country:Array(String)}
    AND prompt_no IN (SELECT arrayJoin(arrayFilter((no, intent) -> intent IN {intent:Array(String)}, config.prompt_nos, config.prompt_intents)))
    AND prompt_no NOT IN (SELECT arrayJoin(config.archived_prompts))
    AND answered_at >= toDateTime64({answers_start_1_0:Date}, 3, 'UTC') AND answered_at < toDateTime64({answers_end_1_0:Date} + 1, 3, 'UTC')
) AS t
GROUP BY key_prompt
HAVING answers > 0
) AS r
ORDER BY answers DESC NULLS LAST, prompt ASC NULLS LAST
LIMIT {limit:UInt32} OFFSET {offset:UInt32}
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_merge_expressions = 0, query_plan_remove_unused_columns = 0

-- {"answers_start_0_0":"2026-08-24","answers_end_0_0":"2026-11-15","answers_start_1_0":"2026-08-20","answers_end_1_0":"2026-08-23","country":["US"],"intent":["brand","other"],"limit":1000,"offset":0}
