// These tests run on the embedded database, although there may be a server for the others.
delete process.env.TEST_DATABASE_URL;
