-- expand
-- The amount that a case is about, where it is not that of the payment.
ALTER TABLE review_cases ADD COLUMN amount_paise bigint;
