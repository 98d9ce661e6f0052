-- expand
-- The `Idempotency-Key` of the request that a code was sent for, as a keyed hash: a browser that lost the
-- response asks again with the same key.
ALTER TABLE one_time_codes ADD COLUMN request_key text;
