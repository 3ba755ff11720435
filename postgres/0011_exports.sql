-- The nightly exports that are done, over all processes.
CREATE TABLE exports (
  date date PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT now(),
  brands integer NOT NULL,
  files integer NOT NULL
);
