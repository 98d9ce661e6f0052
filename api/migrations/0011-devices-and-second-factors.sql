-- Sessions are listed to their owner. Known devices are known by a signed token, not by an address.
ALTER TABLE sessions
  DROP COLUMN client_hash,
  ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN browser text NOT NULL DEFAULT '',
  ADD COLUMN second_factor boolean NOT NULL DEFAULT false;
ALTER TABLE users ADD COLUMN last_sign_in_at timestamptz;

-- The secret of an administrator's authenticator app, encrypted with a key made from SECRET_KEY.
CREATE TABLE second_factors (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  -- Null until a first code has been entered.
  confirmed_at timestamptz,
  -- The 30 seconds of the last code that was used: none works twice.
  last_step integer NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
