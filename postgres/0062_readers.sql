-- Whether the model of EXTRACTION_MODEL reads the answers of a brand. Null, as of brands from before this file, until a
-- worker starts, which writes what was so before: true where it has a model, false where it has none (src/plans/readers.ts).
ALTER TABLE brands ADD COLUMN read_by_model boolean;
ALTER TABLE brands ALTER COLUMN read_by_model SET DEFAULT false;

-- The model that the worker has which started last, null for none, and its prices where they are told: US dollars for a
-- million tokens. The API, which has another environment, tells by it what reading costs.
CREATE TABLE reader (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  model text,
  input_price double precision,
  output_price double precision
);

-- What models took to read a brand's answers: their calls that told it, by day (UTC).
CREATE TABLE readings (
  brand_id uuid NOT NULL REFERENCES brands (id),
  day date NOT NULL,
  model text NOT NULL,
  calls integer NOT NULL,
  input_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  PRIMARY KEY (brand_id, day, model)
);
