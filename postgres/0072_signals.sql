-- Figures of a brand that moved by more than chance: one row each time that one is opened.
CREATE TABLE signals (
  -- The same each time for the metric, slice and direction of a brand.
  id uuid NOT NULL,
  brand_id uuid NOT NULL REFERENCES brands (id),
  metric text NOT NULL,
  -- Slice: all answers, or those of one value of a dimension; of a competitor its id.
  dimension text NOT NULL,
  value text,
  direction text NOT NULL CHECK (direction IN ('up', 'down')),
  -- The days after which it was opened, found for the last time, and closed.
  opened_on date NOT NULL,
  seen_on date NOT NULL,
  closed_on date,
  -- Nights in a row that have not found it.
  missed integer NOT NULL DEFAULT 0,
  -- Of the last night that found it: the figure of the 28 days before, and of the last 7.
  before double precision NOT NULL,
  after double precision NOT NULL,
  -- Prompts and sources that moved most when it was opened.
  evidence jsonb NOT NULL,
  PRIMARY KEY (id, opened_on)
);
CREATE UNIQUE INDEX signals_open ON signals (id) WHERE closed_on IS NULL;
CREATE INDEX signals_by_brand ON signals (brand_id, opened_on);

-- The complete days of brands that were looked at, once over all processes.
CREATE TABLE signal_nights (
  brand_id uuid NOT NULL REFERENCES brands (id),
  date date NOT NULL,
  tests integer NOT NULL,
  looked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (brand_id, date)
);
