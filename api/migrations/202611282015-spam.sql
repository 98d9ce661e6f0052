-- expand
-- What an admin calls spam, or what comes from a blocked sender, stands apart.
ALTER TABLE leads ADD COLUMN is_spam boolean NOT NULL DEFAULT false;
ALTER TABLE contacts ADD COLUMN is_spam boolean NOT NULL DEFAULT false;
ALTER TABLE contacts ADD COLUMN assignee_id integer REFERENCES users;

-- E-mail addresses as keys, and phone numbers as ten digits.
CREATE TABLE blocked_senders (
  contact text PRIMARY KEY,
  created_at timestamptz NOT NULL
);
