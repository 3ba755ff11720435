WITH (
  SELECT dictGet('roster', ('nos', 'ids', 'names'), tuple(materialize({brand_no:UInt32})))
) AS roster
SELECT key_week AS week,
  transform(competitor_no, roster.nos, roster.ids, '') AS competitor_id,
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
  sign(sentiment_sum) * intDivOrNull(2 * abs(sentiment_sum) + mentions, 2 * mentions) / 10000 AS sentiment,
  prompts AS prompts,
  if(prompts < 2, NULL, round(visibility_middle - visibility_reach, 4) + 0) AS visibility_low,
  if(prompts < 2, NULL, round(visibility_middle + visibility_reach, 4) + 0) AS visibility_high,
  multiIf(prompts < 2 OR ranked = 0 OR ranked = group_ranked, NULL, share_scatter = 0, intDivOrNull(20000 * ranked + group_ranked, 2 * group_ranked) / 10000, round(share_odds / (share_odds + share_factor), 4) + 0) AS share_of_voice_low,
  multiIf(prompts < 2 OR ranked = 0 OR ranked = group_ranked, NULL, share_scatter = 0, intDivOrNull(20000 * ranked + group_ranked, 2 * group_ranked) / 10000, round(share_odds / (share_odds + 1 / share_factor), 4) + 0) AS share_of_voice_high
FROM (
SELECT s.*,
  (visibility_p + 3.8416 / (2 * visibility_n)) / (1 + 3.8416 / visibility_n) AS visibility_middle,
  1.96 * sqrt(visibility_p * (1 - visibility_p) / visibility_n + 3.8416 / (4 * visibility_n * visibility_n)) / (1 + 3.8416 / visibility_n) AS visibility_reach
FROM (
SELECT s.*,
  if(mentions = 0 OR mentions = answers, toFloat64(prompts), answers / greatest(1, prompts / (prompts - 1) * toFloat64(visibility_scatter) / (toFloat64(answers) * mentions * (answers - mentions))) * (1.96 / interval_t * (1.96 / interval_t))) AS visibility_n,
  exp(interval_t * sqrt(prompts / (prompts - 1) * toFloat64(share_scatter)) / (toFloat64(ranked) * (group_ranked - ranked))) AS share_factor
FROM (
SELECT s.*,
  if((prompts - 1) <= 80, [12.706204736174676, 4.30265272974946, 3.1824463052837064, 2.7764451051977934, 2.570581835636313, 2.446911851144968, 2.3646242515927836, 2.3060041352041662, 2.262157162798205, 2.228138851986274, 2.2009851600916392, 2.178812829667228, 2.160368656462789, 2.1447866879178026, 2.1314495455597764, 2.119905299221254, 2.1098155778333165, 2.100922040241036, 2.0930240544083083, 2.085963447265862, 2.0796138447276786, 2.0738730679040263, 2.0686576104190473, 2.0638985616280245, 2.059538552753296, 2.05552943864287, 2.051830516480285, 2.048407141795247, 2.0452296421327043, 2.042272456301238, 2.0395134463964086, 2.0369333434601007, 2.0345152974493397, 2.03224450931772, 2.0301079282503407, 2.0280940009804516, 2.0261924630291093, 2.0243941639119694, 2.0226909200367618, 2.021075390306272, 2.019540970441378, 2.0180817028184452, 2.0166921992278226, 2.015367574443762, 2.0141033888808444, 2.0128955989194295, 2.0117405137297655, 2.0106347576242345, 2.009575237129241, 2.0085591121007607, 2.0075837703158355, 2.0066468050616875, 2.0057459953178682, 2.004879288188055, 2.0040447832891495, 2.003240718847871, 2.0024654592910123, 2.001717484145238, 2.000995378088269, 2.00029782201426, 1.9996235849949426, 1.9989715170333784, 1.9983405425207434, 1.9977296543176932, 1.997137908392001, 1.9965644189523097, 1.996008354025297, 1.995468931429847, 1.9949454151072405, 1.9944371117711868, 1.9939433678456249, 1.9934635666618725, 1.992997125889855, 1.9925434951809333, 1.9921021540022432, 1.991672609644668, 1.9912543953883872, 1.9908470688116875, 1.9904502102301338, 1.9900634212544395][(prompts - 1)], 1.959963984540054 + (2.372271230298562 + (2.8224986157396112 + (2.555849679507722 + (1.5895340533938225 + 0) / (prompts - 1)) / (prompts - 1)) / (prompts - 1)) / (prompts - 1)) AS interval_t,
  toInt256(answers) * toInt256(answers) * mentions_by_mentions + 2 * toInt256(answers) * (-1 * toInt256(mentions)) * mentions_by_answers + -1 * toInt256(mentions) * (-1 * toInt256(mentions)) * answers_by_answers AS visibility_scatter,
  mentions / answers AS visibility_p,
  toInt256(group_ranked) * toInt256(group_ranked) * ranked_by_ranked + 2 * toInt256(group_ranked) * (-1 * toInt256(ranked)) * ranked_by_group_ranked + -1 * toInt256(ranked) * (-1 * toInt256(ranked)) * group_ranked_by_group_ranked AS share_scatter,
  ranked / (group_ranked - ranked) AS share_odds
FROM (
SELECT key_week,
  competitor_no,
  sum(c.answers) AS answers,
  sum(c.group_ranked) AS group_ranked,
  sum(c.mentions) AS mentions,
  sum(c.ranked) AS ranked,
  sum(c.position_sum) AS position_sum,
  min(c.best) AS best,
  sum(c.weight_rest) AS weight_rest,
  sum(c.sentiment_sum) AS sentiment_sum,
  countIf(c.answers > 0) AS prompts,
  sum(c.mentions * c.mentions) AS mentions_by_mentions,
  sum(c.mentions * c.answers) AS mentions_by_answers,
  sum(c.answers * c.answers) AS answers_by_answers,
  sum(c.ranked * c.ranked) AS ranked_by_ranked,
  sum(c.ranked * c.group_ranked) AS ranked_by_group_ranked,
  sum(c.group_ranked * c.group_ranked) AS group_ranked_by_group_ranked
FROM (
  SELECT key_week, competitor_no, answers, group_ranked, mentions, ranked, 0 AS position_sum, 65535 AS best, 0 AS weight_rest, 0 AS sentiment_sum
  FROM (
    SELECT key_week, prompt_no,
      sum(u.answers) AS answers,
      sumResample(1, (SELECT length(roster.nos) + 1), 1)(u.mentions, u.place) AS mentions_of,
      sumResample(1, (SELECT length(roster.nos) + 1), 1)(u.ranked, u.place) AS ranked_of,
      arraySum(ranked_of) AS group_ranked
    FROM (
      SELECT
        toMonday(period) AS key_week,
        prompt_no,
        transform(competitor_no, roster.nos, arrayEnumerate(roster.nos), 0) AS place,
        0 AS answers,
        t.mentions AS mentions,
        t.ranked AS ranked
      FROM mentions_prompt_week AS t
      WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
        AND period >= {mentions_start_0_0:Date} AND period <= {mentions_end_0_0:Date}
      UNION ALL
      SELECT
        toMonday(period) AS key_week,
        prompt_no,
        transform(competitor_no, roster.nos, arrayEnumerate(roster.nos), 0) AS place,
        0 AS answers,
        t.mentions AS mentions,
        t.ranked AS ranked
      FROM mentions_prompt_day AS t
      WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
        AND period >= {mentions_start_1_0:Date} AND period <= {mentions_end_1_0:Date}
      UNION ALL
      SELECT
        toMonday(period) AS key_week,
        prompt_no,
        0 AS place,
        t.answers AS answers,
        0 AS mentions,
        0 AS ranked
      FROM answers_prompt_day AS t
      WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
        AND period >= {answers_start_0_0:Date} AND period <= {answers_end_0_0:Date}
    ) AS u
    GROUP BY key_week, prompt_no
  )
  ARRAY JOIN roster.nos AS competitor_no, mentions_of AS mentions, ranked_of AS ranked
  UNION ALL
  SELECT
    toMonday(period) AS key_week,
    competitor_no,
    0 AS answers,
    0 AS group_ranked,
    0 AS mentions,
    0 AS ranked,
    sum(t.position_sum) AS position_sum,
    min(t.best) AS best,
    sum(t.weight_rest) AS weight_rest,
    sum(t.sentiment_sum) AS sentiment_sum
  FROM mentions_total_day AS t
  WHERE brand_no = {brand_no:UInt32} AND epoch = {epoch:UInt16}
    AND period >= {whole_mentions_start_0_0:Date} AND period <= {whole_mentions_end_0_0:Date}
  GROUP BY key_week, competitor_no
) AS c
GROUP BY key_week, competitor_no
HAVING answers > 0
) AS s
) AS s
) AS s
) AS r
ORDER BY visibility_low DESC NULLS LAST, week ASC NULLS LAST, transform(competitor_no, roster.nos, arrayEnumerateDense(roster.names), 0) ASC NULLS LAST, competitor_id ASC NULLS LAST
LIMIT {limit:UInt32} OFFSET {offset:UInt32}
SETTINGS optimize_syntax_fuse_functions = 0, query_plan_enable_optimizations = 0

-- {"answers_start_0_0":"2026-08-20","answers_end_0_0":"2026-11-15","mentions_start_0_0":"2026-08-24","mentions_end_0_0":"2026-11-15","mentions_start_1_0":"2026-08-20","mentions_end_1_0":"2026-08-23","whole_mentions_start_0_0":"2026-08-20","whole_mentions_end_0_0":"2026-11-15","limit":1000,"offset":0}
