-- Whether a student wants reminders of classes by e-mail, and which address of the calendar is in
-- force: one more makes the earlier addresses worthless.
ALTER TABLE users
  ADD COLUMN reminders boolean NOT NULL DEFAULT true,
  ADD COLUMN calendar_version integer NOT NULL DEFAULT 1;

-- Each reminder once, also across a restart and with several server processes.
CREATE TABLE reminders (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  product_id integer NOT NULL,
  starts_at timestamptz NOT NULL,
  hours_before integer NOT NULL,
  PRIMARY KEY (user_id, kind, product_id, starts_at, hours_before)
);
CREATE INDEX reminders_by_start ON reminders (starts_at);
