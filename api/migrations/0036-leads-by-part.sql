-- Finds leads by a part of any of these texts; the condition spells the same expression.
CREATE INDEX leads_by_part ON leads
  USING gin ((full_name || ' ' || email || ' ' || phone_number || ' ' || note) gin_trgm_ops);
