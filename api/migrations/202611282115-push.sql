-- expand
-- A browser that shows what happens to its student (RFC 8030). It ends with the login in which it was asked for.
CREATE TABLE push_subscriptions (
  token_hash text PRIMARY KEY REFERENCES logins ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);
