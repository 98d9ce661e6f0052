-- expand
-- The account of the admin who made the link: ticks by the link are its entries in the audit log. Null for
-- the links so far, and for those that a server of the version before makes.
ALTER TABLE class_links ADD COLUMN made_by integer;
