-- expand
-- Where the news of the sections of a token go, and which have gone there: each goes once.
ALTER TABLE publish_tokens ADD COLUMN tell text;
CREATE TABLE section_news (
  team text NOT NULL REFERENCES publish_tokens ON DELETE CASCADE,
  news text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (team, news)
);
