-- The embedded database proves its writes to the disk without a table now.
DROP TABLE IF EXISTS sync_probe;
