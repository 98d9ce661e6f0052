-- expand
-- The campaign of the link that opened the visit: source, medium and name.
ALTER TABLE leads ADD COLUMN campaign text;
ALTER TABLE contacts ADD COLUMN campaign text;
ALTER TABLE orders ADD COLUMN campaign text;
