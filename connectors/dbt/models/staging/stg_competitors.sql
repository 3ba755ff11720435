-- Written by the tests from GET /v1/schema: npx vitest run test/connectors -u
with items as (
  select
    regexp_extract(filename, '([^/\\]+)[/\\]brand[.]json$', 1) as brand_id,
    unnest(cast(json -> 'competitors' as json[])) as item
  from {{ source('answer_visibility', 'brand_files') }}
)

select
  brand_id,
  item ->> 'id' as id,
  item ->> 'name' as name,
  cast(item -> 'aliases' as varchar[]) as aliases,
  item ->> 'domain' as domain,
  cast(item ->> 'domain_verified' as boolean) as domain_verified,
  item ->> 'status' as status,
  cast(item ->> 'first_seen_at' as timestamptz) as first_seen_at,
  cast(item ->> 'last_seen_at' as timestamptz) as last_seen_at
from items
