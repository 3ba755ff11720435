-- The change feed: each accepted answer has a sequence, given under the brand's acceptance lock, so that it grows in the
-- order of commits. One row per brand, apart from `brands`, whose rows are locked by whoever changes names or prompts.
CREATE TABLE feeds (
  brand_id uuid PRIMARY KEY REFERENCES brands (id),
  last_sequence bigint NOT NULL DEFAULT 0,
  -- Sequence before the first that the rewrite which made the brand's epoch gave: its answers hold their count within
  -- the rewrite, as numbers are given only when readers move to the epoch.
  rewrite_base bigint NOT NULL DEFAULT 0,
  -- Revision of names up to which answers that mention a renamed brand have a new sequence.
  names_shown integer NOT NULL,
  -- Removals of texts that have begun: a rewrite during which one begins would keep the sequences of before.
  text_removals integer NOT NULL DEFAULT 0
);
INSERT INTO feeds (brand_id, names_shown) SELECT id, names_revision FROM brands;

-- Lowest sequence of a row; its answers have those that follow. The feed ends before the lowest that waits.
ALTER TABLE outbox ADD COLUMN first_sequence bigint;

-- Texts that are being removed, one removal per brand: the nth of these answers, by their sequences of before in
-- ascending order, gets first_sequence + n - 1. The feed ends before first_sequence until the row is gone. The numbers
-- are written down so that a removal which was cut short gives the same ones when it goes on.
CREATE TABLE text_removals (
  brand_id uuid PRIMARY KEY REFERENCES brands (id),
  before date NOT NULL,
  begun_at timestamptz NOT NULL DEFAULT now(),
  first_sequence bigint NOT NULL,
  sequences bigint[] NOT NULL
);

-- Whom cursors are of; another one after a restore, which makes those from before useless.
CREATE TABLE installation (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  id uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO installation DEFAULT VALUES;

-- What of a change of names, aliases or domains readers of answers see by itself: another name of a brand, or other domains
-- of the own one, by which citations are its own.
ALTER TABLE name_changes
  ADD COLUMN is_renamed boolean NOT NULL DEFAULT false,
  ADD COLUMN has_other_domains boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION revise_names_of_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.names_revision := OLD.names_revision + 1;
  INSERT INTO name_changes (brand_id, revision, competitor_no, is_renamed, has_other_domains)
  VALUES (
    NEW.id, NEW.names_revision, 0, OLD.name IS DISTINCT FROM NEW.name,
    (OLD.domains, OLD.include_subdomains) IS DISTINCT FROM (NEW.domains, NEW.include_subdomains)
  );
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION revise_names_of_competitor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH revised AS (
    UPDATE brands SET names_revision = names_revision + 1
    WHERE id = coalesce(NEW.brand_id, OLD.brand_id) RETURNING id, names_revision
  )
  INSERT INTO name_changes (brand_id, revision, competitor_no, is_renamed)
  SELECT id, names_revision, coalesce(NEW.no, OLD.no), OLD.name IS DISTINCT FROM NEW.name FROM revised;
  RETURN NULL;
END $$;
