-- Questions that somebody asked at once (src/collector/live-question.ts): answers are kept nowhere, but what they took
-- counts in their month.
CREATE TABLE live_questions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  brand_id uuid NOT NULL REFERENCES brands (id),
  engine text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- In millionths of a US dollar: 0 while nothing is told of it, null where it is not known.
  cost_micros bigint DEFAULT 0
);
CREATE INDEX live_questions_of_brand ON live_questions (brand_id, asked_at);
