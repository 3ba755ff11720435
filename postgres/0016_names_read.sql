-- What a brand and its competitors are called has a revision, which grows in the transaction that changes a name, an
-- alias or a domain, or adds or removes a competitor; by triggers, so that no writer can forget it.
ALTER TABLE brands
  ADD COLUMN names_revision integer NOT NULL DEFAULT 1,
  -- Every stored answer is read with the names of this revision or a later one. 0: by rules of an older version, so
  -- that the whole brand is to be read again; that is what brands from before begin with, and a migration that
  -- follows a change of the rules can set it again.
  ADD COLUMN names_read integer NOT NULL DEFAULT 0,
  -- What names_read becomes when the rereading that is under way ends; answers that come in meanwhile and were read
  -- with older names lower it.
  ADD COLUMN names_reading integer NOT NULL DEFAULT 0;
ALTER TABLE brands ALTER COLUMN names_read SET DEFAULT 1;
CREATE INDEX brands_to_reread ON brands (no) WHERE names_read < names_revision;

-- Whose names changed with a revision; 0 is the own brand.
CREATE TABLE name_changes (
  brand_id uuid NOT NULL REFERENCES brands (id),
  revision integer NOT NULL,
  competitor_no integer NOT NULL,
  PRIMARY KEY (brand_id, revision, competitor_no)
);

CREATE FUNCTION revise_names_of_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.names_revision := OLD.names_revision + 1;
  INSERT INTO name_changes (brand_id, revision, competitor_no) VALUES (NEW.id, NEW.names_revision, 0);
  RETURN NEW;
END $$;

CREATE TRIGGER brands_revise_names BEFORE UPDATE OF name, aliases, domains, include_subdomains ON brands
FOR EACH ROW WHEN (
  (OLD.name, OLD.aliases, OLD.domains, OLD.include_subdomains)
  IS DISTINCT FROM (NEW.name, NEW.aliases, NEW.domains, NEW.include_subdomains)
)
EXECUTE FUNCTION revise_names_of_brand();

CREATE FUNCTION revise_names_of_competitor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH revised AS (
    UPDATE brands SET names_revision = names_revision + 1
    WHERE id = coalesce(NEW.brand_id, OLD.brand_id) RETURNING id, names_revision
  )
  INSERT INTO name_changes (brand_id, revision, competitor_no)
  SELECT id, names_revision, coalesce(NEW.no, OLD.no) FROM revised;
  RETURN NULL;
END $$;

CREATE TRIGGER competitors_revise_names AFTER INSERT OR DELETE ON competitors
FOR EACH ROW EXECUTE FUNCTION revise_names_of_competitor();

CREATE TRIGGER competitors_renamed AFTER UPDATE OF name, aliases, domain ON competitors
FOR EACH ROW WHEN ((OLD.name, OLD.aliases, OLD.domain) IS DISTINCT FROM (NEW.name, NEW.aliases, NEW.domain))
EXECUTE FUNCTION revise_names_of_competitor();
