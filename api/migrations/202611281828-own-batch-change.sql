-- expand
-- When the buyer has moved to another batch; this is possible once.
ALTER TABLE order_items ADD COLUMN changed_at timestamptz;
