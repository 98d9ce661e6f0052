-- expand
-- Of an uploaded PDF; whoever keeps it on a phone is told how much it takes.
ALTER TABLE materials ADD COLUMN bytes integer;
