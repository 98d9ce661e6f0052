-- expand
-- The `Idempotency-Key` of the request that sent an enquiry, as a keyed hash: a browser that lost the response
-- sends it again with the same key.
ALTER TABLE leads ADD COLUMN request_key text;
ALTER TABLE contacts ADD COLUMN request_key text;
