-- expand
-- The `Idempotency-Key` of a sign-up, as a keyed hash: a browser that lost the answer asks again with the same key.
ALTER TABLE sign_ups ADD COLUMN key text;
