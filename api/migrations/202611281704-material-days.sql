-- expand
-- The class of the batch that a recording or notes belong to, by its day in the catalogue; null for all of them.
ALTER TABLE materials ADD COLUMN day date;
