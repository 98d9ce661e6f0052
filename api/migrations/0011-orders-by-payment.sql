-- expand
-- The lists of orders by the day on which their money came.
CREATE INDEX CONCURRENTLY orders_by_payment ON orders (kind, paid_at) WHERE paid_at IS NOT NULL;
