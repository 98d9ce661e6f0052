-- expand
-- What the school has said that it will do, to whom and by when. What waits is found out from the other tables.
CREATE TABLE promises (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- The number of the order, lead or case, and the product of the order or 0.
  about_id integer NOT NULL,
  product_id integer NOT NULL DEFAULT 0,
  -- The day in India of a ticket whose hour was promised.
  day date,
  made_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  -- Kept, or nobody waits any more.
  ended_at timestamptz,
  warned_at timestamptz,
  -- When the product has acted because it was overdue.
  acted_at timestamptz,
  -- The batches or sessions that were offered, the latest last.
  offers text[] NOT NULL DEFAULT '{}',
  offered_at timestamptz,
  answer text,
  answered_at timestamptz,
  -- When the money that was asked back was sent, or was given to the desk.
  returned_at timestamptz
);
CREATE UNIQUE INDEX promises_open ON promises (kind, about_id, product_id, day) NULLS NOT DISTINCT
  WHERE ended_at IS NULL;
CREATE INDEX promises_to_return ON promises (id) WHERE answer = 'back' AND returned_at IS NULL;
