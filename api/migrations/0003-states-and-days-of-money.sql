-- contract
-- The new columns are read by this version and not written by older ones, so no older server may run.
-- Where the buyer lives, and the place of supply of the order: the two digits of a State, 96 outside India.
-- Both are unknown for orders from before.
ALTER TABLE orders ADD COLUMN buyer_state text;
ALTER TABLE orders ADD COLUMN place_of_supply text;

-- Receipts and credit notes are listed by time and added up by place and rate.
ALTER TABLE receipts RENAME COLUMN issued_at TO created_at;
ALTER TABLE receipts ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE;
ALTER TABLE receipts ADD COLUMN hsn text;
ALTER TABLE receipts ADD COLUMN place_of_supply text;
ALTER TABLE receipts ADD COLUMN rate_percent double precision;
UPDATE receipts
SET hsn = details ->> 'hsn',
  place_of_supply = details ->> 'placeOfSupply',
  rate_percent = (details ->> 'ratePercent')::double precision,
  details = details - 'hsn' - 'placeOfSupply' - 'ratePercent';
ALTER TABLE receipts ALTER COLUMN hsn SET NOT NULL;
ALTER TABLE receipts ALTER COLUMN place_of_supply SET NOT NULL;
ALTER TABLE receipts ALTER COLUMN rate_percent SET NOT NULL;
CREATE INDEX receipts_by_time ON receipts (created_at, id);

-- Money counts on the Indian day on which it was received or returned. A refund of the whole price takes
-- back one sale.
CREATE TABLE daily_totals (
  day date NOT NULL,
  kind text NOT NULL,
  paid_paise bigint NOT NULL,
  transactions integer NOT NULL,
  PRIMARY KEY (day, kind)
);
INSERT INTO daily_totals (day, kind, paid_paise, transactions)
SELECT (at AT TIME ZONE 'Asia/Kolkata')::date, kind, sum(paise), sum(sales)
FROM (
  SELECT paid_at AS at, kind, payable_paise AS paise, 1 AS sales
  FROM orders WHERE paid_at IS NOT NULL
  UNION ALL
  SELECT r.done_at, o.kind, -r.amount_paise,
    CASE WHEN o.state = 'refunded' AND r.id = max(r.id) OVER (PARTITION BY o.id) THEN -1 ELSE 0 END
  FROM refunds r JOIN orders o ON o.id = r.order_id
  WHERE r.state = 'done' AND r.counted
) AS movements
GROUP BY 1, 2;
DROP TABLE monthly_totals;
