-- expand
-- The language in which a person is written to: that of the page where the account, order or enquiry was made.
-- English for those so far, and for those that a server of the version before makes.
ALTER TABLE users ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE orders ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE leads ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE contacts ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE certificates ADD COLUMN language text NOT NULL DEFAULT 'en';
