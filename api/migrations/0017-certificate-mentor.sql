-- Who taught the course when the certificate was issued; stands on the file only.
ALTER TABLE certificates ADD COLUMN mentor text NOT NULL DEFAULT '';
