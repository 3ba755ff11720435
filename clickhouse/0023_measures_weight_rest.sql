-- Sums of mentions hold what their weights have beyond a line through those of ranks 1 and 2 (src/catalogue/measures.ts), in
-- the place of the weights: of a single mention it is 0 at these ranks and where it is not ranked, and the sum of weights follows
-- from it and from three sums beside it, exactly. Weights of eight bytes are found again one by one, at seven bits each, however
-- few there are; zeros go by the dozen: 0.74 to 1.04 bytes a row -> 0.46 to 0.59.
-- Rows of before have it computed from the column weight_sum, which is 0 in new ones and can go once no others are left. Each brand
-- is rewritten after this file (src/ingest/rollup-changes.ts), which frees the bytes of the weights.

ALTER TABLE mentions_week
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE mentions_week_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, country, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

ALTER TABLE mentions_month
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE mentions_month_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toStartOfMonth(answered_at) AS period, prompt_no, engine, country, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, country, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, country, competitor_no;

ALTER TABLE mentions_prompt_day
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE mentions_prompt_day_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toDate(answered_at) AS period, prompt_no, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

ALTER TABLE mentions_prompt_week
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE mentions_prompt_week_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, competitor_no;

ALTER TABLE mentions_engine_week
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE mentions_engine_week_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toMonday(answered_at) AS period, prompt_no, engine, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, prompt_no, engine, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, prompt_no, engine, competitor_no;

ALTER TABLE mentions_total_day
  ADD COLUMN IF NOT EXISTS weight_rest SimpleAggregateFunction(sum, UInt64)
    DEFAULT toUInt64(weight_sum + 369070246 * position_sum - 1269070246 * ranked - 100000000 * mentions) CODEC(ZSTD(9)) AFTER weight_sum;

ALTER TABLE mentions_total_day_of_answers MODIFY QUERY
SELECT
  brand_no, epoch, toDate(answered_at) AS period, engine, country, competitor_no,
  sum(1) AS mentions,
  sum(position > 0) AS ranked,
  sum(position) AS position_sum,
  min(if(position = 0, 65535, position)) AS best,
  sum(toUInt64(round(1000000000 / log2(greatest(position, 1) + 1)) + 369070246 * greatest(position, 1) - 1369070246)) AS weight_rest,
  sum(sentiment) AS sentiment_sum
FROM (
SELECT brand_no, epoch, answered_at, engine, country, item.1 AS competitor_no, item.2 AS position, item.3 AS sentiment
FROM answers ARRAY JOIN arrayZip(`mentions.competitor_no`, `mentions.position`, `mentions.sentiment`) AS item
) AS t
GROUP BY brand_no, epoch, period, engine, country, competitor_no;
