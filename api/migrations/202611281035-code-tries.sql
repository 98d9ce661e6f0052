-- expand
-- Who asked for a code has tries of their own, and further tries wait: nobody else can use them up.
ALTER TABLE one_time_codes
  ADD COLUMN wait_until timestamptz,
  ADD COLUMN asker text NOT NULL DEFAULT '',
  ADD COLUMN asker_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN asker_wait_until timestamptz;
