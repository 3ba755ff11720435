-- The daily run: what engines were asked for a brand on a date, and what became of it.
CREATE TABLE runs (
  brand_id uuid NOT NULL REFERENCES brands (id),
  date date NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'ended')),
  planned_at timestamptz NOT NULL DEFAULT now(),
  -- Nothing is asked after this: what is left then is skipped.
  ends_by timestamptz NOT NULL,
  ended_at timestamptz,
  -- Of its questions, when it ended last.
  complete integer,
  failed integer,
  skipped integer,
  PRIMARY KEY (brand_id, date)
);
CREATE INDEX runs_running ON runs (date) WHERE state = 'running';

-- One question to one engine. waiting: to be asked, for the first time or again; running: asked, or about to
-- be, by a process that may have been killed since; complete: answered, and the answer is in the outbox or in
-- ClickHouse; failed: asked without success; skipped: not asked.
CREATE TABLE questions (
  -- The answer's id too, derived from prompt, engine, country and date.
  id uuid PRIMARY KEY,
  brand_id uuid NOT NULL,
  date date NOT NULL,
  prompt_id uuid NOT NULL REFERENCES prompts (id),
  engine text NOT NULL,
  country text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'complete', 'failed', 'skipped')),
  -- How often it was asked since it was planned last; a kill may hide whether the last one left.
  attempts integer NOT NULL DEFAULT 0,
  -- Why it failed, waits again or was skipped: a word for programs, and one line for people.
  fault text,
  reason text,
  asked_at timestamptz,
  ended_at timestamptz,
  -- What the answer took, as far as the provider tells.
  model text,
  searched boolean,
  milliseconds integer,
  input_tokens bigint,
  output_tokens bigint,
  searches integer,
  cost_micros bigint,
  FOREIGN KEY (brand_id, date) REFERENCES runs (brand_id, date)
);
CREATE INDEX questions_by_run ON questions (brand_id, date, state);
