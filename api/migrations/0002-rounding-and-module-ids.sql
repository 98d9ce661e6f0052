-- The paisa that two equal halves of the tax leave; negative on a credit note that gives it back.
ALTER TABLE receipts ADD COLUMN rounding_paise integer NOT NULL DEFAULT 0;
ALTER TABLE receipts ALTER COLUMN rounding_paise DROP DEFAULT;
ALTER TABLE receipts DROP CONSTRAINT receipts_check;
UPDATE receipts
SET rounding_paise = abs(cgst_paise - sgst_paise),
  cgst_paise = least(cgst_paise, sgst_paise),
  sgst_paise = least(cgst_paise, sgst_paise)
WHERE cgst_paise <> sgst_paise;
ALTER TABLE receipts
  ADD CHECK (
    taxable_paise + cgst_paise + sgst_paise + igst_paise + rounding_paise = amount_paise
  ),
  ADD CHECK (cgst_paise = sgst_paise);

-- Modules by their ids in the catalogue. Ticks by place cannot tell their modules after a change of the
-- syllabus, so they do not stay.
DELETE FROM progress;
ALTER TABLE progress DROP CONSTRAINT progress_module_check;
ALTER TABLE progress ALTER COLUMN module TYPE text;
-- Whether with this tick all modules that the course had at that time were done.
ALTER TABLE progress ADD COLUMN completes boolean NOT NULL DEFAULT false;
