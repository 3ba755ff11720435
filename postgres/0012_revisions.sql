-- A number of each brand that grows whenever what it stores for its reports has changed: with the transaction that
-- takes answers out of the outbox because ClickHouse has them, and when a prompt is archived or restored. What the
-- API remembers of ClickHouse holds for one revision (src/reports/data-through.ts). By triggers, so that no writer
-- can forget it; in a table of its own, whose row is the last that any of these transactions locks.
CREATE TABLE brand_revisions (
  brand_id uuid PRIMARY KEY REFERENCES brands (id),
  revision bigint NOT NULL DEFAULT 1
);

CREATE FUNCTION revise_brands_sent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id)
  SELECT DISTINCT brand_id FROM sent ORDER BY brand_id
  ON CONFLICT (brand_id) DO UPDATE SET revision = r.revision + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER outbox_revises AFTER DELETE ON outbox
REFERENCING OLD TABLE AS sent
FOR EACH STATEMENT EXECUTE FUNCTION revise_brands_sent();

CREATE FUNCTION revise_brand_of_prompt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO brand_revisions AS r (brand_id) VALUES (NEW.brand_id)
  ON CONFLICT (brand_id) DO UPDATE SET revision = r.revision + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER prompts_revise AFTER UPDATE OF status ON prompts
FOR EACH ROW WHEN ((OLD.status = 'archived') <> (NEW.status = 'archived'))
EXECUTE FUNCTION revise_brand_of_prompt();

-- Whether a brand has any is asked with every request.
CREATE INDEX prompts_archived ON prompts (brand_id) WHERE status = 'archived';
