-- expand
-- Codes for a discount. Who has used one is told by the orders that name it.
CREATE TABLE codes (
  code text PRIMARY KEY,
  percent integer CHECK (percent BETWEEN 1 AND 99),
  amount_paise integer CHECK (amount_paise > 0),
  products text[] NOT NULL,
  from_day date,
  until_day date,
  uses integer CHECK (uses > 0),
  once_each boolean NOT NULL,
  closed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK ((percent IS NULL) <> (amount_paise IS NULL))
);
ALTER TABLE orders ADD COLUMN code text REFERENCES codes (code);
