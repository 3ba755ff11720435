-- Written by the tests from GET /v1/schema: npx vitest run test/connectors -u
select
  brand_id,
  day,
  concat_ws('/', answer_id, position) as citation_id,
  answer_id,
  answered_at,
  engine,
  country,
  prompt_id,
  url,
  domain,
  title,
  position,
  kind,
  is_own_domain
from {{ source('answer_visibility', 'citations') }}
