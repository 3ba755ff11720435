WITH (
  SELECT dictGet('prompt_topics', ('nos', 'topics', 'languages'), tuple(materialize({brand_no:UInt32})))
) AS prompt_topics, (
  SELECT dictGet('prompt_tags', ('nos', 'tags'), tuple(materialize({brand_no:UInt32})))
) AS prompt_tags
SELECT nullIf(arrayElement(arrayDistinct(prompt_topics.topics), key_topic), '') AS topic,
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
  transform(prompt_no, prompt_topics.nos, arrayEnumerateDense(prompt_topics.topics), 0) AS key_topic,
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
FROM answers_prompt_day AS t
WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
  AND prompt_no IN (SELECT arrayJoin(arrayFilter((no, topic) -> topic IN {topic:Array(String)}, prompt_topics.nos, prompt_topics.topics)))
  AND prompt_no IN (SELECT arrayJoin(arrayFilter((no, tag) -> has(arrayMap(one -> lowerUTF8(one), {tag:Array(String)}), lowerUTF8(tag)), prompt_tags.nos, prompt_tags.tags)))
  AND prompt_no IN (SELECT arrayJoin(arrayFilter((no, language) -> language IN {language:Array(String)}, prompt_topics.nos, prompt_topics.languages)))
  AND period >= {answers_start_0_0:Date} AND period <= {answers_end_0_0:Date}
GROUP BY key_topic
HAVING answers > 0
) AS r
ORDER BY answers DESC NULLS LAST, topic ASC NULLS LAST
LIMIT {limit:UInt32} OFFSET {offset:UInt32}
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_enable_optimizations = 0

-- {"answers_start_0_0":"2026-08-20","answers_end_0_0":"2026-11-15","topic":["Pricing"],"tag":["launch"],"language":["en"],"limit":1000,"offset":0}
