-- What people have the worker do from the dashboard, and wait for: two competitors that become one, a question that is
-- asked at once. The API takes it in and reads what became of it; the worker does it, oldest first.
CREATE TABLE errands (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL REFERENCES brands (id),
  kind text NOT NULL,
  -- What is to be done, and by whom (src/ingest/errands.ts).
  input jsonb NOT NULL,
  author jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'taken', 'done', 'refused', 'failed')),
  -- What came of it; where it was refused, why.
  result jsonb,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX errands_waiting ON errands (kind, created_at) WHERE state = 'waiting';
