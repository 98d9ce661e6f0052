-- expand
-- The question of a quiz that a thread answers with a photo; the teacher marks it.
ALTER TABLE threads ADD COLUMN question text;
