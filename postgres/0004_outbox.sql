-- Accepted answers on their way to ClickHouse. An answer is accepted when its row here is committed; the row
-- goes when ClickHouse has acknowledged the batch it was sent in.
CREATE TABLE outbox (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  brand_id uuid NOT NULL REFERENCES brands (id),
  answer_ids uuid[] NOT NULL,
  -- Rows of the table answers as lines of JSON, packed with zstd.
  payload bytea NOT NULL,
  -- The batch it is sent in and the deduplication token of that INSERT; fixed once set, so that a batch sent
  -- again is the same batch.
  batch uuid,
  accepted_at timestamptz NOT NULL DEFAULT now()
);
-- The payload is compressed already.
ALTER TABLE outbox ALTER COLUMN payload SET STORAGE EXTERNAL;
CREATE INDEX outbox_by_brand ON outbox (brand_id);
CREATE INDEX outbox_unsealed ON outbox (id) WHERE batch IS NULL;
