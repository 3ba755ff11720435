SELECT arrayElement(['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'], key_engine) AS engine,
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
  own_citations AS own_citations,
  prompts AS prompts,
  if(prompts < 2, NULL, round(visibility_middle - visibility_reach, 4) + 0) AS visibility_low,
  if(prompts < 2, NULL, round(visibility_middle + visibility_reach, 4) + 0) AS visibility_high,
  previous_answers AS previous_answers,
  intDivOrNull(20000 * previous_mentions + previous_answers, 2 * previous_answers) / 10000 AS previous_visibility,
  change_exact AS visibility_change,
  if(pairs < 2, NULL, if(change_scatter = 0, change_exact, round(change_middle - change_reach, 4) + 0)) AS visibility_change_low,
  if(pairs < 2, NULL, if(change_scatter = 0, change_exact, round(change_middle + change_reach, 4) + 0)) AS visibility_change_high,
  CAST(if(pairs < 2, NULL, abs(change_middle) > change_reach), 'Nullable(Bool)') AS visibility_changed,
  previous_mentions AS previous_mentions,
  intDivOrNull(20000 * previous_position_sum + previous_ranked, 2 * previous_ranked) / 10000 AS previous_average_position,
  sign(position_top) * toInt64(intDivOrNull(20000 * abs(position_top) + position_bottom, 2 * position_bottom)) / 10000 AS average_position_change,
  sign(previous_sentiment_sum) * intDivOrNull(2 * abs(previous_sentiment_sum) + previous_mentions, 2 * previous_mentions) / 10000 AS previous_sentiment,
  sign(sentiment_top) * toInt64(intDivOrNull(20000 * abs(sentiment_top) + sentiment_bottom, 2 * sentiment_bottom)) / 10000 AS sentiment_change
FROM (
SELECT s.*,
  (visibility_p + 3.8416 / (2 * visibility_n)) / (1 + 3.8416 / visibility_n) AS visibility_middle,
  1.96 * sqrt(visibility_p * (1 - visibility_p) / visibility_n + 3.8416 / (4 * visibility_n * visibility_n)) / (1 + 3.8416 / visibility_n) AS visibility_reach,
  change_t * sqrt(pairs / (pairs - 1) * toFloat64(change_scatter)) / (toFloat64(toInt256(previous_answers) * previous_answers) * toFloat64(toInt256(answers) * answers)) AS change_reach
FROM (
SELECT s.*,
  if(mentions = 0 OR mentions = answers, toFloat64(prompts), answers / greatest(1, prompts / (prompts - 1) * toFloat64(visibility_scatter) / (toFloat64(answers) * mentions * (answers - mentions))) * (1.96 / interval_t * (1.96 / interval_t))) AS visibility_n,
  change_by_mentions * change_by_mentions * paired_mentions_by_mentions + 2 * change_by_mentions * change_by_answers * paired_mentions_by_answers + 2 * change_by_mentions * change_by_previous_mentions * paired_mentions_by_previous_mentions + 2 * change_by_mentions * change_by_previous_answers * paired_mentions_by_previous_answers + change_by_answers * change_by_answers * paired_answers_by_answers + 2 * change_by_answers * change_by_previous_mentions * paired_answers_by_previous_mentions + 2 * change_by_answers * change_by_previous_answers * paired_answers_by_previous_answers + change_by_previous_mentions * change_by_previous_mentions * paired_previous_mentions_by_previous_mentions + 2 * change_by_previous_mentions * change_by_previous_answers * paired_previous_mentions_by_previous_answers + change_by_previous_answers * change_by_previous_answers * paired_previous_answers_by_previous_answers AS change_scatter,
  toFloat64(change_top) / toFloat64(change_bottom) AS change_middle,
  sign(change_top) * toInt64(intDivOrNull(20000 * abs(change_top) + change_bottom, 2 * change_bottom)) / 10000 AS change_exact
FROM (
SELECT s.*,
  if((prompts - 1) <= 80, [12.706204736174676, 4.30265272974946, 3.1824463052837064, 2.7764451051977934, 2.570581835636313, 2.446911851144968, 2.3646242515927836, 2.3060041352041662, 2.262157162798205, 2.228138851986274, 2.2009851600916392, 2.178812829667228, 2.160368656462789, 2.1447866879178026, 2.1314495455597764, 2.119905299221254, 2.1098155778333165, 2.100922040241036, 2.0930240544083083, 2.085963447265862, 2.0796138447276786, 2.0738730679040263, 2.0686576104190473, 2.0638985616280245, 2.059538552753296, 2.05552943864287, 2.051830516480285, 2.048407141795247, 2.0452296421327043, 2.042272456301238, 2.0395134463964086, 2.0369333434601007, 2.0345152974493397, 2.03224450931772, 2.0301079282503407, 2.0280940009804516, 2.0261924630291093, 2.0243941639119694, 2.0226909200367618, 2.021075390306272, 2.019540970441378, 2.0180817028184452, 2.0166921992278226, 2.015367574443762, 2.0141033888808444, 2.0128955989194295, 2.0117405137297655, 2.0106347576242345, 2.009575237129241, 2.0085591121007607, 2.0075837703158355, 2.0066468050616875, 2.0057459953178682, 2.004879288188055, 2.0040447832891495, 2.003240718847871, 2.0024654592910123, 2.001717484145238, 2.000995378088269, 2.00029782201426, 1.9996235849949426, 1.9989715170333784, 1.9983405425207434, 1.9977296543176932, 1.997137908392001, 1.9965644189523097, 1.996008354025297, 1.995468931429847, 1.9949454151072405, 1.9944371117711868, 1.9939433678456249, 1.9934635666618725, 1.992997125889855, 1.9925434951809333, 1.9921021540022432, 1.991672609644668, 1.9912543953883872, 1.9908470688116875, 1.9904502102301338, 1.9900634212544395][(prompts - 1)], 1.959963984540054 + (2.372271230298562 + (2.8224986157396112 + (2.555849679507722 + (1.5895340533938225 + 0) / (prompts - 1)) / (prompts - 1)) / (prompts - 1)) / (prompts - 1)) AS interval_t,
  toInt256(answers) * toInt256(answers) * mentions_by_mentions + 2 * toInt256(answers) * (-1 * toInt256(mentions)) * mentions_by_answers + -1 * toInt256(mentions) * (-1 * toInt256(mentions)) * answers_by_answers AS visibility_scatter,
  mentions / answers AS visibility_p,
  toInt256(previous_answers) * previous_answers * answers AS change_by_mentions,
  -1 * (toInt256(previous_answers) * previous_answers * mentions) AS change_by_answers,
  -1 * (toInt256(answers) * answers * previous_answers) AS change_by_previous_mentions,
  toInt256(answers) * answers * previous_mentions AS change_by_previous_answers,
  if((pairs - 1) <= 80, [12.706204736174676, 4.30265272974946, 3.1824463052837064, 2.7764451051977934, 2.570581835636313, 2.446911851144968, 2.3646242515927836, 2.3060041352041662, 2.262157162798205, 2.228138851986274, 2.2009851600916392, 2.178812829667228, 2.160368656462789, 2.1447866879178026, 2.1314495455597764, 2.119905299221254, 2.1098155778333165, 2.100922040241036, 2.0930240544083083, 2.085963447265862, 2.0796138447276786, 2.0738730679040263, 2.0686576104190473, 2.0638985616280245, 2.059538552753296, 2.05552943864287, 2.051830516480285, 2.048407141795247, 2.0452296421327043, 2.042272456301238, 2.0395134463964086, 2.0369333434601007, 2.0345152974493397, 2.03224450931772, 2.0301079282503407, 2.0280940009804516, 2.0261924630291093, 2.0243941639119694, 2.0226909200367618, 2.021075390306272, 2.019540970441378, 2.0180817028184452, 2.0166921992278226, 2.015367574443762, 2.0141033888808444, 2.0128955989194295, 2.0117405137297655, 2.0106347576242345, 2.009575237129241, 2.0085591121007607, 2.0075837703158355, 2.0066468050616875, 2.0057459953178682, 2.004879288188055, 2.0040447832891495, 2.003240718847871, 2.0024654592910123, 2.001717484145238, 2.000995378088269, 2.00029782201426, 1.9996235849949426, 1.9989715170333784, 1.9983405425207434, 1.9977296543176932, 1.997137908392001, 1.9965644189523097, 1.996008354025297, 1.995468931429847, 1.9949454151072405, 1.9944371117711868, 1.9939433678456249, 1.9934635666618725, 1.992997125889855, 1.9925434951809333, 1.9921021540022432, 1.991672609644668, 1.9912543953883872, 1.9908470688116875, 1.9904502102301338, 1.9900634212544395][(pairs - 1)], 1.959963984540054 + (2.372271230298562 + (2.8224986157396112 + (2.555849679507722 + (1.5895340533938225 + 0) / (pairs - 1)) / (pairs - 1)) / (pairs - 1)) / (pairs - 1)) AS change_t,
  toInt256(mentions) * previous_answers - toInt256(previous_mentions) * answers AS change_top,
  toInt256(answers) * previous_answers AS change_bottom,
  toInt256(position_sum) * previous_ranked - toInt256(previous_position_sum) * ranked AS position_top,
  toInt256(ranked) * previous_ranked AS position_bottom,
  toInt256(sentiment_sum) * previous_mentions - toInt256(previous_sentiment_sum) * mentions AS sentiment_top,
  toInt256(mentions) * previous_mentions * 10000 AS sentiment_bottom
FROM (
SELECT key_engine,
  sum(c.answers) AS answers,
  sum(c.mentions) AS mentions,
  sum(c.previous_answers) AS previous_answers,
  sum(c.previous_mentions) AS previous_mentions,
  sum(c.previous_ranked) AS previous_ranked,
  sum(c.previous_position_sum) AS previous_position_sum,
  sum(c.previous_sentiment_sum) AS previous_sentiment_sum,
  sum(c.ranked) AS ranked,
  sum(c.position_sum) AS position_sum,
  min(c.best) AS best,
  sum(c.weight_sum) AS weight_sum,
  sum(c.sentiment_sum) AS sentiment_sum,
  sum(c.positive) AS positive,
  sum(c.negative) AS negative,
  sum(c.own_citations) AS own_citations,
  countIf(c.answers > 0) AS prompts,
  sum(c.mentions * c.mentions) AS mentions_by_mentions,
  sum(c.mentions * c.answers) AS mentions_by_answers,
  sum(c.answers * c.answers) AS answers_by_answers,
  countIf(c.answers > 0 AND c.previous_answers > 0) AS pairs,
  sumIf(c.mentions * c.mentions, c.previous_answers > 0) AS paired_mentions_by_mentions,
  sumIf(c.mentions * c.answers, c.previous_answers > 0) AS paired_mentions_by_answers,
  sum(c.mentions * c.previous_mentions) AS paired_mentions_by_previous_mentions,
  sum(c.mentions * c.previous_answers) AS paired_mentions_by_previous_answers,
  sumIf(c.answers * c.answers, c.previous_answers > 0) AS paired_answers_by_answers,
  sum(c.answers * c.previous_mentions) AS paired_answers_by_previous_mentions,
  sum(c.answers * c.previous_answers) AS paired_answers_by_previous_answers,
  sumIf(c.previous_mentions * c.previous_mentions, c.answers > 0) AS paired_previous_mentions_by_previous_mentions,
  sumIf(c.previous_mentions * c.previous_answers, c.answers > 0) AS paired_previous_mentions_by_previous_answers,
  sumIf(c.previous_answers * c.previous_answers, c.answers > 0) AS paired_previous_answers_by_previous_answers
FROM (
  SELECT key_engine, answers, mentions, previous_answers, previous_mentions, previous_ranked, previous_position_sum, previous_sentiment_sum, 0 AS ranked, 0 AS position_sum, 65535 AS best, 0 AS weight_sum, 0 AS sentiment_sum, 0 AS positive, 0 AS negative, 0 AS own_citations
  FROM (
    SELECT
      key_engine,
      prompt_no,
      sum(t.answers) AS answers,
      sum(t.mentions) AS mentions,
      sum(t.previous_answers) AS previous_answers,
      sum(t.previous_mentions) AS previous_mentions,
      sum(t.previous_ranked) AS previous_ranked,
      sum(t.previous_position_sum) AS previous_position_sum,
      sum(t.previous_sentiment_sum) AS previous_sentiment_sum
    FROM (
      SELECT
        CAST(transform(engine, ['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'], [1,2,3,4,5,6,7], 0), 'UInt8') AS key_engine,
        prompt_no,
        t.answers AS answers,
        t.mentions AS mentions,
        0 AS previous_answers,
        0 AS previous_mentions,
        0 AS previous_ranked,
        0 AS previous_position_sum,
        0 AS previous_sentiment_sum
      FROM answers_week AS t
      WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
        AND period >= {answers_start_0_0:Date} AND period <= {answers_end_0_0:Date}
      UNION ALL
      SELECT
        CAST(transform(engine, ['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'], [1,2,3,4,5,6,7], 0), 'UInt8') AS key_engine,
        prompt_no,
        if(answered_at >= toDateTime64({start:Date}, 3, 'UTC'), 1, 0) AS answers,
        if(answered_at >= toDateTime64({start:Date}, 3, 'UTC'), brand_mentioned, 0) AS mentions,
        if(answered_at >= toDateTime64({start:Date}, 3, 'UTC'), 0, 1) AS previous_answers,
        if(answered_at >= toDateTime64({start:Date}, 3, 'UTC'), 0, brand_mentioned) AS previous_mentions,
        if(answered_at >= toDateTime64({start:Date}, 3, 'UTC'), 0, brand_position > 0) AS previous_ranked,
        if(answered_at >= toDateTime64({start:Date}, 3, 'UTC'), 0, brand_position) AS previous_position_sum,
        if(answered_at >= toDateTime64({start:Date}, 3, 'UTC'), 0, if(brand_mentioned, brand_sentiment, 0)) AS previous_sentiment_sum
      FROM answers AS t
      WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
        AND (answered_at >= toDateTime64({answers_start_1_0:Date}, 3, 'UTC') AND answered_at < toDateTime64({answers_end_1_0:Date} + 1, 3, 'UTC') OR (answered_at >= toDateTime64({previous_answers_start_1_0:Date}, 3, 'UTC') AND answered_at < toDateTime64({previous_answers_end_1_0:Date} + 1, 3, 'UTC') OR answered_at >= toDateTime64({previous_answers_start_1_1:Date}, 3, 'UTC') AND answered_at < toDateTime64({previous_answers_end_1_1:Date} + 1, 3, 'UTC')))
      UNION ALL
      SELECT
        CAST(transform(engine, ['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'], [1,2,3,4,5,6,7], 0), 'UInt8') AS key_engine,
        prompt_no,
        0 AS answers,
        0 AS mentions,
        t.answers AS previous_answers,
        t.mentions AS previous_mentions,
        t.ranked AS previous_ranked,
        t.position_sum AS previous_position_sum,
        t.sentiment_sum AS previous_sentiment_sum
      FROM answers_month AS t
      WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
        AND period >= {previous_answers_start_0_0:Date} AND period <= {previous_answers_end_0_0:Date}
    ) AS t
    GROUP BY key_engine, prompt_no
  )
  UNION ALL
  SELECT
    CAST(transform(engine, ['chatgpt', 'gemini', 'perplexity', 'ai_mode', 'copilot', 'google_ai_overview', 'claude'], [1,2,3,4,5,6,7], 0), 'UInt8') AS key_engine,
    0 AS answers,
    0 AS mentions,
    0 AS previous_answers,
    0 AS previous_mentions,
    0 AS previous_ranked,
    0 AS previous_position_sum,
    0 AS previous_sentiment_sum,
    sum(t.ranked) AS ranked,
    sum(t.position_sum) AS position_sum,
    min(t.best) AS best,
    sum(t.weight_sum) AS weight_sum,
    sum(t.sentiment_sum) AS sentiment_sum,
    sum(t.positive) AS positive,
    sum(t.negative) AS negative,
    sum(t.own_citations) AS own_citations
  FROM answers_total_day AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND period >= {whole_answers_start_0_0:Date} AND period <= {whole_answers_end_0_0:Date}
  GROUP BY key_engine
) AS c
GROUP BY key_engine
HAVING answers > 0
) AS s
) AS s
) AS s
) AS r
ORDER BY answers DESC NULLS LAST, engine ASC NULLS LAST
LIMIT {limit:UInt32} OFFSET {offset:UInt32}
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_merge_expressions = 0, query_plan_remove_unused_columns = 0

-- {"answers_start_0_0":"2026-10-05","answers_end_0_0":"2026-11-15","answers_start_1_0":"2026-10-02","answers_end_1_0":"2026-10-04","previous_answers_start_0_0":"2026-09-01","previous_answers_end_0_0":"2026-09-30","previous_answers_start_1_0":"2026-08-18","previous_answers_end_1_0":"2026-08-31","previous_answers_start_1_1":"2026-10-01","previous_answers_end_1_1":"2026-10-01","whole_answers_start_0_0":"2026-10-02","whole_answers_end_0_0":"2026-11-15","start":"2026-10-02","limit":1000,"offset":0}
