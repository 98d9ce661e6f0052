-- expand
-- What each person of the admin area may do. Without a row, nothing.
CREATE TABLE admin_roles (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'office', 'content'))
);

-- So far, everybody of the admin area could do everything.
INSERT INTO admin_roles SELECT id, 'owner' FROM users WHERE role_id = 3;

-- Who is asked to join. The link in the e-mail has the id and the version: another version ends it.
CREATE TABLE admin_invitations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'office', 'content')),
  version integer NOT NULL DEFAULT 1,
  invited_by integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The role at the time of the action; null in rows from before there were roles.
ALTER TABLE audit_log ADD COLUMN admin_role text;
