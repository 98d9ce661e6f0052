-- expand
-- A row that says "not there" notes that nobody was: the class has its attendance.
ALTER TABLE meeting_attendance ADD COLUMN there boolean NOT NULL DEFAULT true;
