-- What reports and lists need to know of a brand, one row per brand, arrays side by side. ClickHouse reads
-- it through its dictionary brand_config, at every query.
CREATE VIEW brand_config AS
SELECT
  brands.no AS brand_no,
  brands.competitor_id::text AS competitor_id,
  brands.name,
  prompt.archived AS archived_prompts,
  prompt.nos AS prompt_nos,
  prompt.ids AS prompt_ids,
  prompt.intents AS prompt_intents,
  competitor.tracked AS tracked_nos,
  competitor.nos AS competitor_nos,
  competitor.ids AS competitor_ids,
  competitor.names AS competitor_names
FROM brands
CROSS JOIN LATERAL (
  SELECT
    coalesce(array_agg(no ORDER BY no) FILTER (WHERE status = 'archived'), '{}') AS archived,
    coalesce(array_agg(no ORDER BY no), '{}') AS nos,
    coalesce(array_agg(id::text ORDER BY no), '{}') AS ids,
    coalesce(array_agg(intent ORDER BY no), '{}') AS intents
  FROM prompts WHERE brand_id = brands.id
) AS prompt
CROSS JOIN LATERAL (
  SELECT
    coalesce(array_agg(no ORDER BY no) FILTER (WHERE status = 'tracked'), '{}') AS tracked,
    coalesce(array_agg(no ORDER BY no), '{}') AS nos,
    coalesce(array_agg(id::text ORDER BY no), '{}') AS ids,
    coalesce(array_agg(name ORDER BY no), '{}') AS names
  FROM competitors WHERE brand_id = brands.id
) AS competitor;
