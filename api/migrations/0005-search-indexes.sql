-- expand
-- The search over everything, and the desk; the conditions in the code have the same expressions.
CREATE INDEX CONCURRENTLY leads_to_call_back ON leads (call_back) WHERE call_back IS NOT NULL;
CREATE INDEX CONCURRENTLY users_by_part ON users
  USING gin ((name || ' ' || email || ' ' || phone) gin_trgm_ops);
CREATE INDEX CONCURRENTLY orders_by_part ON orders
  USING gin ((order_number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone) gin_trgm_ops);
CREATE INDEX CONCURRENTLY receipts_by_part ON receipts USING gin (number gin_trgm_ops);
CREATE INDEX CONCURRENTLY users_by_last_digits ON users (right(phone, 10));
CREATE INDEX CONCURRENTLY orders_by_last_digits ON orders (right(phone, 10));
CREATE INDEX CONCURRENTLY outgoing_messages_by_receiver ON outgoing_messages ((message->>'to'));
