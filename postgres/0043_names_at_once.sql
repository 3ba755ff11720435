-- A statement that adds or removes competitors gives all of them one revision of their brand's names, and a transaction
-- raises the revision of a brand's responses once. With each of many competitors a row of the brand was written anew,
-- behind all versions of it that the same transaction had made: an import that brought 50,000 names took longer than a
-- statement may.
CREATE FUNCTION revise_names_of_competitors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH revised AS (
    UPDATE brands SET names_revision = names_revision + 1
    WHERE id IN (SELECT brand_id FROM changed) RETURNING id, names_revision
  )
  INSERT INTO name_changes (brand_id, revision, competitor_no)
  SELECT revised.id, revised.names_revision, changed.no FROM revised JOIN changed ON changed.brand_id = revised.id;
  RETURN NULL;
END $$;

DROP TRIGGER competitors_revise_names ON competitors;
CREATE TRIGGER competitors_added_revise_names AFTER INSERT ON competitors REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION revise_names_of_competitors();
CREATE TRIGGER competitors_removed_revise_names AFTER DELETE ON competitors REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION revise_names_of_competitors();

CREATE OR REPLACE FUNCTION revise_brand_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id)
  SELECT id FROM brands WHERE id = coalesce(NEW.brand_id, OLD.brand_id)
  ON CONFLICT (brand_id) DO UPDATE SET revision = r.revision + 1 WHERE r.xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
