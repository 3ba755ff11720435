-- What has happened to a brand, each event written in the transaction of what it tells. Kept for 30 days.
CREATE TABLE events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL REFERENCES brands (id),
  -- Place among the brand's events, in the order of commits; null until its transaction commits.
  sequence bigint,
  -- An entry of src/events/event-types.ts.
  type text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  data jsonb NOT NULL,
  -- Of an event that work which is done again must not tell twice; null for all others.
  once text
);
CREATE UNIQUE INDEX events_by_brand ON events (brand_id, sequence);
CREATE UNIQUE INDEX events_once ON events (brand_id, type, once) WHERE once IS NOT NULL;
CREATE INDEX events_by_time ON events (at);

-- The last sequence that each brand has given: cleaning removes the events that had it.
CREATE TABLE event_feeds (
  brand_id uuid PRIMARY KEY REFERENCES brands (id),
  last_sequence bigint NOT NULL DEFAULT 0
);

-- Gives an event its sequence when its transaction commits, so that sequences grow in the order of commits, and who has
-- read up to one has missed none. The brand's revision is locked first: it is the last row that other transactions lock
-- (0020_revisions.sql), so those that raise it and write events lock both in the same order.
CREATE FUNCTION give_event_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given bigint;
BEGIN
  INSERT INTO brand_revisions (brand_id) VALUES (NEW.brand_id) ON CONFLICT (brand_id) DO NOTHING;
  PERFORM FROM brand_revisions WHERE brand_id = NEW.brand_id FOR UPDATE;
  INSERT INTO event_feeds AS f (brand_id, last_sequence) VALUES (NEW.brand_id, 1)
  ON CONFLICT (brand_id) DO UPDATE SET last_sequence = f.last_sequence + 1
  RETURNING last_sequence INTO given;
  UPDATE events SET sequence = given WHERE id = NEW.id;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER events_give_sequence AFTER INSERT ON events
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION give_event_sequence();
