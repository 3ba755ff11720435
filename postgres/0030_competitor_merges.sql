-- Competitors that became one with another: an answer that was read before, and is accepted after, still tells of the
-- one that is gone. Numbers, as ClickHouse has them; into_no is never one that is gone itself.
CREATE TABLE competitor_merges (
  brand_id uuid NOT NULL REFERENCES brands (id),
  from_no integer NOT NULL,
  into_no integer NOT NULL,
  merged_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, from_no)
);
