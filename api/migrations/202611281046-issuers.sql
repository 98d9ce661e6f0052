-- expand
-- The names of the school and of its company when the certificate was issued.
ALTER TABLE certificates
  ADD COLUMN school text NOT NULL DEFAULT '',
  ADD COLUMN company text NOT NULL DEFAULT '';
