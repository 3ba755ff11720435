-- Brands that were deleted: by their number ClickHouse may still hold rows, of a deletion that was cut short or of
-- an INSERT that was under way. No name, as that is gone, too.
CREATE TABLE deleted_brands (
  brand_no integer PRIMARY KEY,
  brand_id uuid NOT NULL UNIQUE,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  -- When ClickHouse was first seen to have none of its rows.
  emptied_at timestamptz
);

-- Days for which the texts of a brand's answers are kept; null for good.
ALTER TABLE brands ADD COLUMN keep_texts integer CHECK (keep_texts BETWEEN 1 AND 36500);
