-- An account without a password is one that nobody can log in to yet. A password that was given at
-- a sign-up or at a checkout waits beside the account until the code has come back, or the payment.
ALTER TABLE users
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN email_proven_at timestamptz;
UPDATE users SET email_proven_at = created_at WHERE role_id = 3;

CREATE TABLE sign_ups (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  phone text NOT NULL,
  password_hash text NOT NULL,
  started_at timestamptz NOT NULL
);
CREATE INDEX sign_ups_by_time ON sign_ups (started_at);
INSERT INTO sign_ups (user_id, name, phone, password_hash, started_at)
SELECT id, name, phone, password_hash, created_at FROM users WHERE verified_at IS NULL;
UPDATE users SET password_hash = NULL WHERE verified_at IS NULL;
ALTER TABLE users DROP COLUMN verified_at;

-- A guest's order belongs to no account before it is paid, and longer where the e-mail is unproven.
ALTER TABLE orders ALTER COLUMN user_id DROP NOT NULL;
CREATE INDEX orders_without_account ON orders (email) WHERE user_id IS NULL;

CREATE TABLE purchase_passwords (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX purchase_passwords_by_time ON purchase_passwords (created_at);
