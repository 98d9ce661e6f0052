-- expand
-- The tokens with which teams publish their sections. Only the hash of a token is stored.
CREATE TABLE publish_tokens (
  team text PRIMARY KEY CHECK (team <> ''),
  token_hash text NOT NULL UNIQUE,
  remotes text[] NOT NULL CHECK (cardinality(remotes) > 0),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
