-- Groups of prompts as their owner names them: one topic, and tags, each of which stands once in a prompt without
-- regard to letter case. The service compares letters of all scripts before it writes; here those of ASCII, so that
-- nothing it accepts is refused.
CREATE FUNCTION are_tags(tags text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cardinality(tags) <= 20
    AND coalesce(bool_and(char_length(tag) BETWEEN 1 AND 50), true)
    AND count(DISTINCT lower(tag COLLATE "C")) = cardinality(tags)
  FROM unnest(tags) AS tag
$$;

ALTER TABLE prompts
  ADD COLUMN topic text CHECK (char_length(topic) BETWEEN 1 AND 100),
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}' CHECK (are_tags(tags));

-- Reports group and filter by topic, tags and language. Deferred as before (0020_revisions.sql).
DROP TRIGGER prompts_revise ON prompts;
CREATE CONSTRAINT TRIGGER prompts_revise AFTER UPDATE OF status, text, intent, topic, tags, language ON prompts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  (OLD.status, OLD.text, OLD.intent, OLD.topic, OLD.tags, OLD.language)
  IS DISTINCT FROM (NEW.status, NEW.text, NEW.intent, NEW.topic, NEW.tags, NEW.language)
)
EXECUTE FUNCTION revise_brand_of();

-- The prompts and competitors of a brand as rows of JSON, in the order of their lists, for ClickHouse, which writes them to
-- files beside answers.
CREATE VIEW brand_rows AS
SELECT no AS brand_no,
  (
    SELECT coalesce(json_agg(prompts ORDER BY created_at, prompts.no), '[]')::text
    FROM prompts WHERE brand_id = brands.id
  ) AS prompts,
  (
    SELECT coalesce(
      json_agg(competitors ORDER BY lower(competitors.name COLLATE "pg_c_utf8"), competitors.name COLLATE "C", competitors.id),
      '[]'
    )::text
    FROM competitors WHERE brand_id = brands.id
  ) AS competitors
FROM brands;
