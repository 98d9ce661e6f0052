-- What is sold and shown, one row for each time it was published; the newest counts.
-- json keeps the text as it was written, so that equal catalogues are equal texts.
CREATE TABLE catalogue_versions (
  version integer PRIMARY KEY,
  content json NOT NULL,
  published_at timestamptz NOT NULL,
  -- The admin's name; null for a version that came with the program.
  published_by text,
  note text NOT NULL
);

-- What the product was called when it was ordered; empty in orders of before.
ALTER TABLE order_items ADD COLUMN title text NOT NULL DEFAULT '';
-- The batch or session that was ordered, where the product had one.
ALTER TABLE order_items ADD COLUMN schedule_id text;
