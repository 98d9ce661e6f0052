-- expand
-- A new phone: its secret waits beside the confirmed one until its own first code has been entered.
-- Wrong codes in a row, and the time before which no further code is compared.
ALTER TABLE second_factors
  ADD COLUMN next_sealed_secret text,
  ADD COLUMN failures integer NOT NULL DEFAULT 0,
  ADD COLUMN wait_until timestamptz;

-- The work on a lead: when to call back, who has it, and who has it open just now. `note` is all notes
-- together, for the search and the file; `notes` has each with its author and time.
ALTER TABLE leads
  ADD COLUMN call_back timestamptz,
  ADD COLUMN assignee_id integer REFERENCES users,
  ADD COLUMN opened_by integer REFERENCES users,
  ADD COLUMN opened_at timestamptz,
  ADD COLUMN notes jsonb NOT NULL DEFAULT '[]';
ALTER TABLE contacts ADD COLUMN notes jsonb NOT NULL DEFAULT '[]';

-- What admins note about a person, who may have no account: by e-mail.
CREATE TABLE person_notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  text text NOT NULL,
  author text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX person_notes_by_email ON person_notes (email);
