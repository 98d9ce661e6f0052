-- Which admin looks after a case.
ALTER TABLE review_cases ADD COLUMN assignee_id integer REFERENCES users;

-- Letters name the order that they are about, so that the order can show them.
UPDATE outgoing_messages
SET message = message || jsonb_build_object('orderNumber', substring(message->>'subject' FROM 'NK-[0-9]{6}-[0-9A-Z]{10}'))
WHERE message->>'subject' ~ 'NK-[0-9]{6}-[0-9A-Z]{10}';
CREATE INDEX outgoing_messages_by_order ON outgoing_messages ((message->>'orderNumber'))
  WHERE message ? 'orderNumber';
