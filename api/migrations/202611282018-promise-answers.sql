-- contract
-- When a buyer answered was read by nobody.
ALTER TABLE promises DROP COLUMN answered_at;
