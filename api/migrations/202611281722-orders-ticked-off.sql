-- expand
-- When an admin has ticked off an unpaid order in what waits.
ALTER TABLE orders ADD COLUMN desk_done_at timestamptz;
