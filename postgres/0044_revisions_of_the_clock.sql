-- Revisions are given once in a lifetime of the brand, not of this database: who counts by ones gives those after a
-- backup a second time where that is restored, and so does a copy beside the installation it is of, to other responses
-- than callers know them by (src/http/etags.ts). So one is the microsecond of its change, or the one after the last.
CREATE FUNCTION next_revision(known bigint) RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT greatest(known + 1, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)
$$;

ALTER TABLE brand_revisions ALTER COLUMN revision SET DEFAULT next_revision(0);

CREATE OR REPLACE FUNCTION revise_brands_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id)
  SELECT DISTINCT brand_id FROM sent ORDER BY brand_id
  ON CONFLICT (brand_id) DO UPDATE SET revision = next_revision(r.revision);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION revise_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id) VALUES (NEW.id)
  ON CONFLICT (brand_id) DO UPDATE SET revision = next_revision(r.revision);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION revise_brand_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id)
  SELECT id FROM brands WHERE id = coalesce(NEW.brand_id, OLD.brand_id)
  ON CONFLICT (brand_id) DO UPDATE SET revision = next_revision(r.revision)
  WHERE r.xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION revise_domains() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE domain_revisions SET revision = next_revision(revision);
  RETURN NULL;
END $$;
