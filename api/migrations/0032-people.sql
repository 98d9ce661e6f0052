-- A person's page finds what was left under an e-mail address or a phone number.
CREATE INDEX orders_by_email ON orders (email);
CREATE INDEX leads_by_email ON leads (lower(email));
CREATE INDEX leads_by_phone ON leads (right(phone_number, 10));
CREATE INDEX contacts_by_email ON contacts (lower(email));
CREATE INDEX contacts_by_phone ON contacts (right(phone_number, 10));

-- What waits for money: the latest ones of all kinds.
CREATE INDEX orders_by_time ON orders (created_at, id);
