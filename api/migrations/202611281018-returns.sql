-- expand
-- How the money went back, when, by which number of a bank or provider, and whether the access ends with it.
ALTER TABLE refunds
  ADD COLUMN way text NOT NULL DEFAULT 'provider',
  ADD COLUMN returned_on date,
  ADD COLUMN proof text NOT NULL DEFAULT '',
  ADD COLUMN access text NOT NULL DEFAULT 'by amount';
