-- The revision of a brand now grows with everything that its lists and reports show, as whole responses are remembered
-- by it (src/http/asked-again.ts): beside answers that have left the outbox (0012_revisions.sql) with its epoch, its
-- name and domains, its competitors, and the status, text and intent of its prompts. A prompt that is new changes no
-- response: it has no answers yet.
--
-- Deferred: they raise it when the transaction commits, so that its row is the last that any transaction locks. At once,
-- an acceptance (a new competitor, then when others were seen last) and a change of one of those others would each have
-- waited for what the other holds.
DROP TRIGGER prompts_revise ON prompts;
DROP FUNCTION revise_brand_of_prompt();

CREATE FUNCTION revise_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id) VALUES (NEW.id)
  ON CONFLICT (brand_id) DO UPDATE SET revision = r.revision + 1;
  RETURN NULL;
END $$;

-- What goes with its brand revises nothing.
CREATE FUNCTION revise_brand_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id)
  SELECT id FROM brands WHERE id = coalesce(NEW.brand_id, OLD.brand_id)
  ON CONFLICT (brand_id) DO UPDATE SET revision = r.revision + 1;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER brands_revise AFTER UPDATE OF epoch, name, domains, include_subdomains ON brands
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  (OLD.epoch, OLD.name, OLD.domains, OLD.include_subdomains)
  IS DISTINCT FROM (NEW.epoch, NEW.name, NEW.domains, NEW.include_subdomains)
)
EXECUTE FUNCTION revise_brand();

CREATE CONSTRAINT TRIGGER competitors_revise AFTER INSERT OR DELETE ON competitors
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revise_brand_of();

CREATE CONSTRAINT TRIGGER competitors_change_revises AFTER UPDATE OF name, domain, status ON competitors
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  (OLD.name, OLD.domain, OLD.status) IS DISTINCT FROM (NEW.name, NEW.domain, NEW.status)
)
EXECUTE FUNCTION revise_brand_of();

CREATE CONSTRAINT TRIGGER prompts_revise AFTER UPDATE OF status, text, intent ON prompts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (
  (OLD.status, OLD.text, OLD.intent) IS DISTINCT FROM (NEW.status, NEW.text, NEW.intent)
)
EXECUTE FUNCTION revise_brand_of();

CREATE CONSTRAINT TRIGGER prompts_removal_revises AFTER DELETE ON prompts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION revise_brand_of();

-- What is known of domains is everybody's, and ClickHouse holds a copy of it (dictionary domain_facts), which is made
-- anew after a change was committed. Nothing is remembered from the change until the new copy is known to be there.
CREATE TABLE domain_revisions (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  -- Grows with each change.
  revision bigint NOT NULL DEFAULT 1,
  -- The revision that every copy has, or a later one.
  published bigint NOT NULL DEFAULT 1
);
INSERT INTO domain_revisions DEFAULT VALUES;

CREATE FUNCTION revise_domains() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE domain_revisions SET revision = revision + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER domains_revise AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON domains
FOR EACH STATEMENT EXECUTE FUNCTION revise_domains();

CREATE TRIGGER well_known_domains_revise AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON well_known_domains
FOR EACH STATEMENT EXECUTE FUNCTION revise_domains();
