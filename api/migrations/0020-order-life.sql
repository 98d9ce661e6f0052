-- The life of an order. `status` is what the lists show of it.
ALTER TABLE orders ADD COLUMN state text NOT NULL DEFAULT 'created'
  CHECK (state IN ('created', 'pending', 'failed', 'expired', 'needs_review', 'paid', 'refunded'));
UPDATE orders SET state = CASE
  WHEN status = 'paid' THEN 'paid'
  WHEN review_reason IS NOT NULL THEN 'needs_review'
  ELSE 'pending' END;
ALTER TABLE orders ADD COLUMN refunded_paise integer NOT NULL DEFAULT 0
  CHECK (refunded_paise BETWEEN 0 AND payable_paise);

-- One try to pay an order: a checkout at the provider, at the price of its moment.
CREATE TABLE payment_attempts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders,
  reference text NOT NULL UNIQUE,
  provider text NOT NULL,
  provider_reference text,
  payment_link text,
  total_paise integer NOT NULL,
  discount_paise integer NOT NULL,
  payable_paise integer NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'created'
    CHECK (state IN ('created', 'pending', 'failed', 'expired', 'paid')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0
);
CREATE INDEX payment_attempts_by_order ON payment_attempts (order_id);
CREATE INDEX payment_attempts_to_check ON payment_attempts (next_check_at)
  WHERE next_check_at IS NOT NULL;
INSERT INTO payment_attempts (order_id, reference, provider, provider_reference, payment_link,
  total_paise, discount_paise, payable_paise, currency, state, created_at, expires_at,
  next_check_at, checks)
SELECT id, order_number, provider, provider_reference, payment_link, total_paise, discount_paise,
  payable_paise, currency,
  CASE WHEN status = 'paid' THEN 'paid' WHEN payment_link IS NULL THEN 'created' ELSE 'pending' END,
  created_at, expires_at, next_check_at, checks
FROM orders WHERE provider <> 'sample' ORDER BY id;

ALTER TABLE orders
  DROP COLUMN status,
  DROP COLUMN provider_reference,
  DROP COLUMN payment_link,
  DROP COLUMN failed_at,
  DROP COLUMN next_check_at,
  DROP COLUMN checks;
ALTER TABLE orders ADD COLUMN status text NOT NULL GENERATED ALWAYS AS
  (CASE state WHEN 'paid' THEN 'paid' WHEN 'refunded' THEN 'refunded' ELSE 'pending' END) STORED;
CREATE INDEX orders_by_status ON orders (kind, status, created_at, id);
CREATE INDEX orders_open ON orders (expires_at) WHERE state IN ('created', 'pending');

-- What the provider says of one payment for one of our references, each told apart: a report on
-- another order must not hide the true one. A payment can be counted for one order only.
ALTER TABLE payments DROP CONSTRAINT payments_pkey;
ALTER TABLE payments
  ADD COLUMN reference text,
  ADD COLUMN state text NOT NULL DEFAULT 'success'
    CHECK (state IN ('pending', 'unknown', 'failed', 'success')),
  ADD COLUMN refunded_paise bigint NOT NULL DEFAULT 0,
  ADD COLUMN settled_on date,
  ADD COLUMN updated_at timestamptz;
UPDATE payments p SET reference = o.order_number, updated_at = p.created_at
  FROM orders o WHERE o.id = p.order_id;
ALTER TABLE payments
  ALTER COLUMN order_id DROP NOT NULL,
  ALTER COLUMN reference SET NOT NULL,
  ALTER COLUMN updated_at SET NOT NULL,
  ADD PRIMARY KEY (provider, payment_id, reference);
CREATE UNIQUE INDEX payments_counted_once ON payments (provider, payment_id) WHERE accepted;
CREATE INDEX payments_by_order ON payments (order_id);

-- Every event as it came, so that it can be read again. The same bytes are kept once.
CREATE TABLE provider_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  source text NOT NULL CHECK (source IN ('webhook', 'query')),
  reference text,
  body text NOT NULL,
  digest text NOT NULL,
  deliveries integer NOT NULL DEFAULT 1,
  received_at timestamptz NOT NULL,
  applied_at timestamptz,
  error text,
  UNIQUE (provider, digest)
);
CREATE INDEX provider_events_by_reference ON provider_events (reference);
CREATE INDEX provider_events_waiting ON provider_events (received_at) WHERE applied_at IS NULL;

-- What a person has to decide.
CREATE TABLE review_cases (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer REFERENCES orders,
  provider text NOT NULL,
  payment_id text NOT NULL DEFAULT '',
  reference text NOT NULL DEFAULT '',
  reason text NOT NULL,
  detail text NOT NULL DEFAULT '',
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by integer REFERENCES users,
  resolution text,
  note text,
  UNIQUE (provider, payment_id, reference, reason)
);
CREATE INDEX review_cases_open ON review_cases (opened_at) WHERE closed_at IS NULL;
CREATE INDEX review_cases_by_order ON review_cases (order_id);
INSERT INTO review_cases (order_id, provider, payment_id, reference, reason, opened_at)
SELECT o.id, o.provider, coalesce(p.payment_id, ''), o.order_number, 'amount', coalesce(p.created_at, o.created_at)
FROM orders o LEFT JOIN payments p ON p.order_id = o.id AND NOT p.accepted
WHERE o.review_reason IS NOT NULL
ON CONFLICT DO NOTHING;
ALTER TABLE orders DROP COLUMN review_reason;

-- A sale counts in the month of its order, as the lists and their files show it.
DELETE FROM monthly_totals;
INSERT INTO monthly_totals (month, kind, paid_paise, transactions)
SELECT to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'), kind, sum(payable_paise), count(*)
FROM orders WHERE state = 'paid' GROUP BY 1, 2;
