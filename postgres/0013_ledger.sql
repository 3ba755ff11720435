-- A batch of the outbox is one row, held by whoever sends it: as long as a batch was only a value in the rows of the
-- outbox, two senders could each hold some of them.
CREATE TABLE outbox_batches (
  id uuid PRIMARY KEY,
  sealed_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO outbox_batches (id) SELECT DISTINCT batch FROM outbox WHERE batch IS NOT NULL;
ALTER TABLE outbox ADD FOREIGN KEY (batch) REFERENCES outbox_batches (id);
CREATE INDEX outbox_by_batch ON outbox (batch) WHERE batch IS NOT NULL;

-- The days its answers are of; null in rows from before.
ALTER TABLE outbox ADD COLUMN days daterange;

-- What ClickHouse has acknowledged, kept for OUTBOX_KEEP hours: what a repair can send again.
CREATE TABLE outbox_sent (
  id bigint PRIMARY KEY,
  brand_id uuid NOT NULL REFERENCES brands (id),
  answer_ids uuid[] NOT NULL,
  payload bytea NOT NULL,
  days daterange,
  sent_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE outbox_sent ALTER COLUMN payload SET STORAGE EXTERNAL;
CREATE INDEX outbox_sent_by_brand ON outbox_sent (brand_id);
CREATE INDEX outbox_sent_by_time ON outbox_sent (sent_at);

-- The second book: what was accepted, by brand and day (UTC) of the answers, written by the transaction that accepts.
-- ClickHouse cannot audit itself, since an answer that never arrived is missing in every table alike.
CREATE TABLE ledger (
  brand_id uuid NOT NULL REFERENCES brands (id),
  day date NOT NULL,
  answers bigint NOT NULL,
  mentions bigint NOT NULL,
  citations bigint NOT NULL,
  -- The sum, modulo 2^64, of the first 8 bytes of the SHA-256 of each answer's id.
  checksum numeric(20) NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, day)
);

-- Since when a brand's ledger is complete; null where its answers from before are still to be entered.
ALTER TABLE brands ADD COLUMN ledger_since timestamptz;
ALTER TABLE brands ALTER COLUMN ledger_since SET DEFAULT now();

-- The nightly audits that are done, over all processes.
CREATE TABLE audits (
  date date PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT now(),
  brands integer NOT NULL,
  differences integer NOT NULL
);
