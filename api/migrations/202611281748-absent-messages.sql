-- expand
-- A message to those only who were not in the class of this day.
ALTER TABLE group_messages ADD COLUMN absent_on date;
