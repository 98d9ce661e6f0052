-- contract
-- What somebody has agreed to, to which words, and when; a withdrawn consent stays for a year as proof.
CREATE TABLE consents (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('news', 'calls', 'whatsapp')),
  version text NOT NULL,
  form text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  phone text NOT NULL,
  -- The account that was signed in, if the form has its e-mail.
  user_id integer REFERENCES users ON DELETE CASCADE,
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX consents_by_email ON consents (email, purpose);
CREATE INDEX consents_by_phone ON consents (phone, purpose);
CREATE INDEX consents_by_user ON consents (user_id) WHERE user_id IS NOT NULL;

-- The forms have had the words of version 1 since they were first shown.
INSERT INTO consents (purpose, version, form, email, phone, given_at)
SELECT 'news', '1', 'contact', lower(email), right(phone_number, 10), min(created_at)
FROM contacts WHERE subscribe GROUP BY lower(email), right(phone_number, 10);
INSERT INTO consents (purpose, version, form, email, phone, given_at)
SELECT CASE source WHEN 'newsletter' THEN 'news' ELSE 'calls' END, '1', source,
  lower(email), right(phone_number, 10), min(created_at)
FROM leads WHERE source IN ('newsletter', 'callback', 'demo')
GROUP BY source, lower(email), right(phone_number, 10);

-- A number that was confirmed with a code, at the sign-up or later.
ALTER TABLE users ADD COLUMN phone_proven_at timestamptz;

-- Null if the student has had everything else erased and wanted to keep the certificate.
ALTER TABLE certificates ALTER COLUMN user_id DROP NOT NULL;
