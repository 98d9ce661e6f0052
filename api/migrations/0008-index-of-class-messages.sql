-- expand
-- A class shows the messages that were sent to it.
CREATE INDEX CONCURRENTLY outgoing_messages_by_class_message
  ON outgoing_messages ((message->>'classMessage')) WHERE message ? 'classMessage';
