-- Changes of what rollups hold (clickhouse/NNNN_measures_*.sql), and when they were made: rows that a brand has from
-- before lack them until it is rewritten.
CREATE TABLE rollup_changes (
  file text PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT now()
);
