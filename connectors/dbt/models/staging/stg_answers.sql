-- Written by the tests from GET /v1/schema: npx vitest run test/connectors -u
select
  brand_id,
  day,
  id,
  prompt_id,
  prompt_text,
  engine,
  country,
  answered_at,
  brand_mentioned,
  brand_position,
  brand_sentiment,
  brands_ranked,
  citation_count,
  text,
  text_format,
  from_json(search_queries, '["varchar"]') as search_queries
from {{ source('answer_visibility', 'answers') }}
