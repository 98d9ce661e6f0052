-- Counts the seats that are taken in a batch or session.
CREATE INDEX order_items_schedule ON order_items (product_id, schedule_id)
  WHERE schedule_id IS NOT NULL;
