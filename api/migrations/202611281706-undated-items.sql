-- expand
-- Finds what was bought without a date.
CREATE INDEX CONCURRENTLY order_items_undated ON order_items (order_id) WHERE schedule_id IS NULL;
