-- expand
-- When an admin has cancelled an open order: its link says so, and money that still comes needs a decision.
ALTER TABLE orders ADD COLUMN cancelled_at timestamptz;
