-- expand
-- What a token may do, and which addresses its sections may claim beside their own. Tokens so far could do
-- everything with the addresses that they had.
ALTER TABLE publish_tokens
  ADD COLUMN rights text[] NOT NULL DEFAULT '{publish,promote,roll back}',
  ADD COLUMN paths text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT publish_tokens_rights
    CHECK (rights <@ '{publish,promote,roll back}' AND cardinality(rights) > 0) NOT VALID;
