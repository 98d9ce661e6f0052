-- What a certificate says, as it was when it was issued: a later change of name or course changes nothing.
CREATE TABLE certificates (
  code text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  product_id integer NOT NULL,
  name text NOT NULL,
  title text NOT NULL,
  issued_at timestamptz NOT NULL,
  -- Null where it was issued because all modules were ticked and the batch had ended.
  issued_by integer REFERENCES users,
  withdrawn_at timestamptz
);
CREATE INDEX certificates_by_student ON certificates (user_id, product_id);
CREATE UNIQUE INDEX certificates_one_a_course ON certificates (user_id, product_id)
  WHERE withdrawn_at IS NULL;
