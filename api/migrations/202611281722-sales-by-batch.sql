-- contract
-- The totals of a day by product and by batch or session, and what was returned of them.
ALTER TABLE daily_totals
  ADD COLUMN product_id integer NOT NULL DEFAULT 0,
  ADD COLUMN schedule_id text NOT NULL DEFAULT '',
  ADD COLUMN places integer NOT NULL DEFAULT 0,
  ADD COLUMN returned_paise bigint NOT NULL DEFAULT 0,
  DROP CONSTRAINT daily_totals_pkey,
  ADD PRIMARY KEY (day, kind, product_id, schedule_id);
