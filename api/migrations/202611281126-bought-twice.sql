-- expand
-- When an admin has said that a second order for the same thing is right.
ALTER TABLE orders ADD COLUMN twice_right_at timestamptz;
