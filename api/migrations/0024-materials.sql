-- Recordings and notes that the owner adds for the students of a course or webinar.
CREATE TABLE materials (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('course', 'webinar')),
  product_id integer NOT NULL,
  -- The batch or session they belong to; null where they are for all of them.
  schedule_id text,
  type text NOT NULL CHECK (type IN ('recording', 'notes')),
  title text NOT NULL,
  link text NOT NULL,
  added_at timestamptz NOT NULL,
  added_by integer NOT NULL REFERENCES users,
  UNIQUE NULLS NOT DISTINCT (kind, product_id, schedule_id, link)
);
