-- expand
-- How often a code was used is counted when it is given.
CREATE INDEX CONCURRENTLY orders_by_code ON orders (code) WHERE code IS NOT NULL;
