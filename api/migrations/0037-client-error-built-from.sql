-- What the failed version was built from: the version of its package and the commit.
ALTER TABLE client_errors ADD COLUMN built_from text;
