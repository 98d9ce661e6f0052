import { expandProblems } from './expand-rules';

test.each([
  "CREATE TABLE places (id integer PRIMARY KEY, name text NOT NULL CHECK (name <> '')); CREATE UNIQUE INDEX places_by_name ON places (name); INSERT INTO places SELECT id, name FROM users; ALTER TABLE places ALTER COLUMN name SET NOT NULL;",
  'ALTER TABLE users ADD COLUMN place text;',
  "ALTER TABLE users ADD COLUMN place text NOT NULL DEFAULT 'x; DROP TABLE users', ADD COLUMN seen timestamptz NOT NULL DEFAULT now();",
  'ALTER TABLE users ADD COLUMN place integer REFERENCES places;',
  'ALTER TABLE users ADD COLUMN place text, ADD CHECK (length(place) < 10) NOT VALID;',
  "ALTER TABLE users ALTER COLUMN gender SET DEFAULT '';",
  'CREATE INDEX CONCURRENTLY users_by_place ON users (place);',
  '-- DROP TABLE users;\nCREATE EXTENSION IF NOT EXISTS pg_trgm; /* ; DELETE FROM users */',
])('%s may run beside the version before', (sql) => {
  expect(expandProblems(sql)).toEqual([]);
});

test.each([
  ['ALTER TABLE users ADD COLUMN place text NOT NULL;', 'NOT NULL without a default'],
  ['ALTER TABLE users ADD COLUMN a text, ADD place text NOT NULL;', 'NOT NULL without a default'],
  ['ALTER TABLE users ADD COLUMN place text UNIQUE;', 'under a lock'],
  ["ALTER TABLE users ADD COLUMN place text CHECK (place <> '');", 'under a lock'],
  ['ALTER TABLE users ADD COLUMN place uuid DEFAULT gen_random_uuid();', 'each row'],
  ['ALTER TABLE users ADD COLUMN place serial;', 'under a lock'],
  ['ALTER TABLE users ADD COLUMN n integer DEFAULT 1 REFERENCES places;', 'each row'],
  ['ALTER TABLE users DROP COLUMN phone;', 'takes away'],
  ['ALTER TABLE users RENAME TO people;', 'takes away'],
  ['ALTER TABLE users RENAME COLUMN phone TO mobile;', 'takes away'],
  ['ALTER TABLE users ALTER COLUMN phone TYPE integer;', 'takes away'],
  ['ALTER TABLE users ALTER COLUMN phone SET NOT NULL;', 'takes away'],
  ['ALTER TABLE users ALTER COLUMN phone DROP DEFAULT;', 'takes away'],
  ["ALTER TABLE users ADD CHECK (phone <> '');", 'takes away'],
  ["ALTER TABLE users ADD CHECK (phone <> '') NOT VALID;", 'may write'],
  ['ALTER TABLE users VALIDATE CONSTRAINT users_check;', 'takes away'],
  ['CREATE INDEX users_by_place ON users (place);', 'add CONCURRENTLY'],
  ['CREATE UNIQUE INDEX CONCURRENTLY users_by_place ON users (place);', 'may write'],
  ['CREATE INDEX CONCURRENTLY ON users (place);', 'a name'],
  [
    'ALTER TABLE users ADD COLUMN place text; CREATE INDEX CONCURRENTLY a ON users (place);',
    'a file of their own',
  ],
  ["UPDATE users SET phone = '';", 'locks rows'],
  ['DELETE FROM progress;', 'locks rows'],
  ['DROP TABLE progress;', 'not known to be harmless'],
  ['DROP INDEX users_by_place;', 'not known to be harmless'],
  ['LOCK TABLE users;', 'not known to be harmless'],
  ['TRUNCATE users;', 'not known to be harmless'],
  ['CREATE TRIGGER t BEFORE INSERT ON users EXECUTE FUNCTION f();', 'not known'],
  ['CREATE OR REPLACE VIEW v AS SELECT 1;', 'not known'],
])('%s is refused', (sql, reason) => {
  expect(expandProblems(sql)).toEqual([expect.stringContaining(reason)]);
});
