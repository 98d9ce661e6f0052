-- expand
-- Finds since when the first buyer of a product waits for its date.
CREATE INDEX CONCURRENTLY order_items_waiting ON order_items (product_id, order_id)
  WHERE schedule_id IS NULL AND day IS NULL;
