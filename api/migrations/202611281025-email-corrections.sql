-- expand
-- What an admin's correction of an e-mail has changed, as long as the owner of the old address may object.
CREATE TABLE email_corrections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer REFERENCES users ON DELETE CASCADE,
  email_after text NOT NULL,
  before jsonb NOT NULL,
  proven_before timestamptz,
  moved jsonb NOT NULL,
  corrected_at timestamptz NOT NULL
);
CREATE INDEX email_corrections_by_email ON email_corrections (email_after);
