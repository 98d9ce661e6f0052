-- expand
-- Two accounts of one person that an admin has joined: what moved, as long as it can be undone. The joined account keeps
-- its password and has an address that nobody has, so that nobody can sign in with it.
CREATE TABLE joined_people (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kept_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Null if the other person had no account.
  joined_id integer REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  phone text NOT NULL,
  name text NOT NULL,
  moved jsonb NOT NULL,
  joined_by integer NOT NULL REFERENCES users,
  joined_at timestamptz NOT NULL
);
CREATE INDEX joined_people_by_kept ON joined_people (kept_id);
CREATE INDEX joined_people_by_joined ON joined_people (joined_id);
