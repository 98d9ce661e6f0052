-- A refund that fails after the case of an earlier one was closed opens a case again. Cases of other
-- reasons are opened once: repeated reports and replayed events open none again.
ALTER TABLE review_cases DROP CONSTRAINT review_cases_provider_payment_id_reference_reason_key;
CREATE UNIQUE INDEX review_cases_once ON review_cases (provider, payment_id, reference, reason)
  WHERE reason <> 'refund_failed' OR closed_at IS NULL;
