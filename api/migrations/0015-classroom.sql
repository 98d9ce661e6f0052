-- The modules of a course that a student has ticked; they are counted from 1 in the order of the syllabus.
CREATE TABLE progress (
  user_id integer NOT NULL REFERENCES users,
  product_id integer NOT NULL,
  module integer NOT NULL CHECK (module > 0),
  done_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, product_id, module)
);
