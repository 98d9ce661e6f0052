-- Each day's settled list of the provider beside ours.
CREATE TABLE reconciliations (
  provider text NOT NULL,
  day date NOT NULL,
  provider_paise bigint NOT NULL,
  our_paise bigint NOT NULL,
  differences jsonb NOT NULL,
  done_at timestamptz NOT NULL,
  PRIMARY KEY (provider, day)
);
