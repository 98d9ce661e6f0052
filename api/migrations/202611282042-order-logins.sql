-- expand
-- When the token of a paid order has signed its buyer in; this is possible once.
ALTER TABLE orders ADD COLUMN signed_in_at timestamptz;
