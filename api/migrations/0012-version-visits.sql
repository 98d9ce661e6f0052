-- expand
-- How the visits of each version of a section went, added up by page: compared while a version is shown to
-- more and more visitors, and shown to its team.
CREATE TABLE version_visits (
  remote text NOT NULL,
  version text NOT NULL,
  -- The pattern of the page; empty for faults at an address that is no page of the section.
  route text NOT NULL,
  -- The beginning of the Indian day, or of the step of the roll-out if that began later.
  since timestamptz NOT NULL,
  -- Per cent of the visitors that got the version in roll-out; 0 without a roll-out.
  percent integer NOT NULL,
  visits integer NOT NULL,
  reports integer NOT NULL,
  faults integer NOT NULL,
  shifted integer NOT NULL,
  -- Sums of the natural logarithms of milliseconds, and of their squares.
  lcp_sum double precision NOT NULL,
  lcp_squares double precision NOT NULL,
  inp_count integer NOT NULL,
  inp_sum double precision NOT NULL,
  inp_squares double precision NOT NULL,
  PRIMARY KEY (remote, version, route, since, percent)
);
CREATE INDEX version_visits_since ON version_visits (since);
