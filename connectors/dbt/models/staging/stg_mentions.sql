-- Written by the tests from GET /v1/schema: npx vitest run test/connectors -u
select
  brand_id,
  day,
  concat_ws('/', answer_id, competitor_id) as mention_id,
  answer_id,
  answered_at,
  engine,
  country,
  prompt_id,
  competitor_id,
  competitor_name,
  is_self,
  position,
  sentiment
from {{ source('answer_visibility', 'mentions') }}
