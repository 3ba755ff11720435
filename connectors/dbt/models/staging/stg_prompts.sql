-- Written by the tests from GET /v1/schema: npx vitest run test/connectors -u
with items as (
  select
    regexp_extract(filename, '([^/\\]+)[/\\]brand[.]json$', 1) as brand_id,
    unnest(cast(json -> 'prompts' as json[])) as item
  from {{ source('answer_visibility', 'brand_files') }}
)

select
  brand_id,
  item ->> 'id' as id,
  item ->> 'text' as text,
  item ->> 'status' as status,
  item ->> 'paused_reason' as paused_reason,
  cast(item -> 'countries' as varchar[]) as countries,
  item ->> 'intent' as intent,
  item ->> 'language' as language,
  item ->> 'topic' as topic,
  cast(item -> 'tags' as varchar[]) as tags,
  cast(item ->> 'created_at' as timestamptz) as created_at,
  cast(item ->> 'updated_at' as timestamptz) as updated_at
from items
