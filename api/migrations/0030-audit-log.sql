-- What admins change, and the state that they keep on leads and contact messages.
CREATE TABLE audit_log (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  admin_id integer NOT NULL REFERENCES users,
  admin_name text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  changes jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_log_by_time ON audit_log (created_at, id);

ALTER TABLE leads
  ADD COLUMN source text,
  ADD COLUMN status text NOT NULL DEFAULT 'new',
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN details jsonb,
  ADD COLUMN file text;
-- The newsletter sends the type of a callback, but always with the country prefix.
UPDATE leads SET source = CASE
  WHEN type = 'book demo class' THEN 'demo'
  WHEN type = 'download syllabus' THEN 'syllabus'
  WHEN phone_number LIKE '+91%' THEN 'newsletter'
  ELSE 'callback' END;
ALTER TABLE leads ALTER COLUMN source SET NOT NULL;
CREATE INDEX leads_by_status ON leads (status, created_at, id);

ALTER TABLE contacts
  ADD COLUMN status text NOT NULL DEFAULT 'new',
  ADD COLUMN note text NOT NULL DEFAULT '';
CREATE INDEX contacts_by_status ON contacts (status, created_at, id);
