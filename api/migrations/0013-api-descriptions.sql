-- expand
-- What the API was like when a version of the host or of a section was first in the registry: its pages are
-- open for up to a day, and may call a newer server.
CREATE TABLE api_descriptions (
  hash text PRIMARY KEY,
  description jsonb NOT NULL
);
CREATE TABLE described_versions (
  unit text NOT NULL CHECK (unit <> ''),
  version text NOT NULL CHECK (version <> ''),
  description_hash text NOT NULL REFERENCES api_descriptions (hash),
  PRIMARY KEY (unit, version)
);
