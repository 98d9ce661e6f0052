-- expand
-- Origins that pages of a token's sections may call beside the API of the site. Tokens so far permit none.
ALTER TABLE publish_tokens ADD COLUMN origins text[] NOT NULL DEFAULT '{}';
