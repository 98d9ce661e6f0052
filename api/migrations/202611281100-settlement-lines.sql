-- expand
-- What the provider has paid out, line by line, as its list says.
CREATE TABLE settlement_lines (
  provider text NOT NULL,
  kind text NOT NULL,
  line_id text NOT NULL,
  day date NOT NULL,
  payment_id text NOT NULL,
  amount_paise bigint NOT NULL,
  fee_paise bigint NOT NULL,
  tax_paise bigint NOT NULL,
  net_paise bigint NOT NULL,
  settlement_id text NOT NULL,
  utr text NOT NULL,
  PRIMARY KEY (provider, kind, line_id)
);
CREATE INDEX settlement_lines_by_day ON settlement_lines (day, settlement_id);
