-- contract
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
-- Of an earlier note, author and time are not known.
UPDATE leads SET notes = jsonb_build_array(jsonb_build_object('text', note, 'by', '', 'at', null))
WHERE note <> '';
UPDATE contacts SET notes = jsonb_build_array(jsonb_build_object('text', note, 'by', '', 'at', null))
WHERE note <> '';
CREATE INDEX leads_to_call_back ON leads (call_back) WHERE call_back IS NOT NULL;

-- What admins note about a person, who may have no account: by e-mail.
CREATE TABLE person_notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  text text NOT NULL,
  author text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX person_notes_by_email ON person_notes (email);

-- The search over everything; the conditions in the code have the same expressions.
CREATE INDEX users_by_part ON users USING gin ((name || ' ' || email || ' ' || phone) gin_trgm_ops);
CREATE INDEX orders_by_part ON orders
  USING gin ((order_number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone) gin_trgm_ops);
CREATE INDEX receipts_by_part ON receipts USING gin (number gin_trgm_ops);
CREATE INDEX users_by_phone ON users (right(phone, 10));
CREATE INDEX orders_by_phone ON orders (right(phone, 10));
CREATE INDEX outgoing_messages_by_receiver ON outgoing_messages ((message->>'to'));
