-- Where a failure happened: the path of the file, with line and column where they are known.
ALTER TABLE client_errors ADD COLUMN source text;
