-- Asked for first, then sent to the provider under our own number: asked again, nothing is paid twice.
CREATE TABLE refunds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_number text NOT NULL UNIQUE,
  order_id integer REFERENCES orders,
  provider text NOT NULL,
  payment_id text NOT NULL,
  reference text NOT NULL,
  amount_paise integer NOT NULL CHECK (amount_paise > 0),
  currency text NOT NULL,
  -- Whether the payment had paid the order, so that totals and receipts follow.
  counted boolean NOT NULL,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'done', 'failed')),
  provider_reference text,
  requested_by integer REFERENCES users,
  created_at timestamptz NOT NULL,
  done_at timestamptz,
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0
);
CREATE INDEX refunds_by_payment ON refunds (provider, payment_id);
CREATE INDEX refunds_by_order ON refunds (order_id);
CREATE INDEX refunds_to_check ON refunds (next_check_at) WHERE next_check_at IS NOT NULL;

CREATE TABLE receipts (
  number text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  financial_year text NOT NULL,
  sequence integer NOT NULL,
  order_id integer NOT NULL REFERENCES orders,
  refund_id integer UNIQUE REFERENCES refunds,
  amount_paise integer NOT NULL,
  taxable_paise integer NOT NULL,
  cgst_paise integer NOT NULL,
  sgst_paise integer NOT NULL,
  igst_paise integer NOT NULL,
  -- What else is printed, as it was when the number was given.
  details jsonb NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (kind, financial_year, sequence),
  CHECK (taxable_paise + cgst_paise + sgst_paise + igst_paise = amount_paise)
);
CREATE UNIQUE INDEX receipts_one_an_order ON receipts (order_id) WHERE kind = 'receipt';
CREATE INDEX receipts_by_order ON receipts (order_id);

-- Counted in the transaction that writes the receipt: a number that is rolled back is given again.
CREATE TABLE receipt_counters (
  kind text NOT NULL,
  financial_year text NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (kind, financial_year)
);

-- What the sandbox provider has paid back, and when it was paid.
CREATE TABLE sandbox_refunds (
  refund_number text PRIMARY KEY,
  order_number text NOT NULL,
  amount_paise bigint NOT NULL,
  created_at timestamptz NOT NULL
);
ALTER TABLE sandbox_checkouts ADD COLUMN paid_at timestamptz;
