-- expand
-- Students of a batch that has ended are asked once for stars and a few words. The row is made when they are asked.
CREATE TABLE reviews (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL,
  product_id integer NOT NULL,
  -- The order by which the student has the place.
  order_id integer NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'waiting', 'published', 'hidden')),
  stars integer CHECK (stars BETWEEN 1 AND 5),
  text text NOT NULL DEFAULT '',
  changed_at timestamptz NOT NULL,
  UNIQUE (user_id, product_id),
  CHECK (state = 'asked' OR stars IS NOT NULL)
);
CREATE INDEX reviews_by_state ON reviews (state, product_id);
