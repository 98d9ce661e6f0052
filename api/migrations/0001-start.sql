-- Money is whole paise. Times are instants; days and months are those of India (+05:30).

CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  phone text NOT NULL,
  password_hash text NOT NULL,
  role_id smallint NOT NULL DEFAULT 1,
  slug text COLLATE "C" NOT NULL UNIQUE,
  dob text,
  gender text,
  avatar text,
  verified_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (email = lower(email))
);
CREATE INDEX users_by_time ON users (role_id, created_at, id);

CREATE TABLE sessions (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  client_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- One row an account and purpose: a new code takes the place of the old one.
CREATE TABLE one_time_codes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  code_hash text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, purpose)
);

CREATE TABLE reset_tokens (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

-- Unlogged: a counter that a crash resets costs less than a disk write for every request.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  count integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_by_expiry ON rate_limits (expires_at);

CREATE TABLE leads (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  course text,
  created_at timestamptz NOT NULL
);
CREATE INDEX leads_by_time ON leads (created_at, id);

CREATE TABLE contacts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  state text NOT NULL,
  message text NOT NULL,
  subscribe boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX contacts_by_time ON contacts (created_at, id);

CREATE TABLE client_errors (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  remote text NOT NULL,
  version text NOT NULL,
  step text NOT NULL,
  cause text NOT NULL,
  path text,
  fallback_version text,
  created_at timestamptz NOT NULL
);
CREATE INDEX client_errors_by_time ON client_errors (created_at);

CREATE TABLE orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_number text NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('course', 'webinar')),
  course_id integer NOT NULL,
  title text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  street_address text,
  town_city text,
  country text,
  postcode text,
  remarks text,
  total_paise integer NOT NULL,
  discount_paise integer NOT NULL,
  payable_paise integer NOT NULL,
  currency text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid')),
  provider text NOT NULL,
  provider_reference text,
  payment_link text,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  failed_at timestamptz,
  review_reason text,
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0
);
CREATE INDEX orders_by_kind ON orders (kind, created_at, id);
CREATE INDEX orders_by_status ON orders (kind, status, created_at, id);
CREATE INDEX orders_to_check ON orders (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX orders_by_user ON orders (user_id);
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX orders_by_name_part ON orders
  USING gin ((first_name || ' ' || last_name) gin_trgm_ops);
CREATE INDEX orders_by_email_part ON orders USING gin (email gin_trgm_ops);

CREATE TABLE order_items (
  order_id integer NOT NULL REFERENCES orders,
  course_id integer NOT NULL,
  quantity integer NOT NULL,
  unit_paise integer NOT NULL,
  PRIMARY KEY (order_id, course_id)
);

-- The provider's payment id: whatever is repeated, one payment counts once.
CREATE TABLE payments (
  provider text NOT NULL,
  payment_id text NOT NULL,
  order_id integer NOT NULL REFERENCES orders,
  amount_paise bigint NOT NULL,
  currency text NOT NULL,
  accepted boolean NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, payment_id)
);

CREATE TABLE enrolments (
  user_id integer NOT NULL REFERENCES users,
  kind text NOT NULL,
  course_id integer NOT NULL,
  order_id integer NOT NULL REFERENCES orders,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, course_id)
);

CREATE TABLE idempotency_keys (
  key text PRIMARY KEY,
  body_hash text NOT NULL,
  order_id integer NOT NULL REFERENCES orders,
  created_at timestamptz NOT NULL
);

-- Kept in the transaction that changes an order, so that reports cost the same at any size.
CREATE TABLE monthly_totals (
  month text NOT NULL,
  kind text NOT NULL,
  paid_paise bigint NOT NULL,
  transactions integer NOT NULL,
  PRIMARY KEY (month, kind)
);
CREATE TABLE daily_order_counts (
  kind text NOT NULL,
  status text NOT NULL,
  day date NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (kind, status, day)
);
CREATE TABLE daily_user_counts (
  day date PRIMARY KEY,
  count integer NOT NULL
);

-- Messages that must go out if, and only if, the transaction that wrote them is kept.
CREATE TABLE outgoing_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  last_error text
);
CREATE INDEX outgoing_messages_due ON outgoing_messages (next_attempt_at) WHERE sent_at IS NULL;

-- What the sandbox payment provider knows of its own checkouts.
CREATE TABLE sandbox_checkouts (
  order_number text PRIMARY KEY,
  amount_paise bigint NOT NULL,
  currency text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  payment_id text,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
