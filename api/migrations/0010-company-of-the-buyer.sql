-- expand
-- The company for which a buyer orders, and its tax number, if the buyer names them: the receipt shows both.
ALTER TABLE orders ADD COLUMN company text;
ALTER TABLE orders ADD COLUMN company_gstin text;
