-- expand
-- What the buyer has paid is the price, plus a fee that the buyer bears, less an offer of the account.
ALTER TABLE payments
  ADD COLUMN fee_paise bigint NOT NULL DEFAULT 0,
  ADD COLUMN offer_paise bigint NOT NULL DEFAULT 0;
