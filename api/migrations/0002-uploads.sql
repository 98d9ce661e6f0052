-- Pictures that were uploaded here, so that those which no profile shows can be removed.
CREATE TABLE uploads (
  url text PRIMARY KEY,
  -- Null while a profile shows the picture.
  unused_since timestamptz
);
CREATE INDEX uploads_unused ON uploads (unused_since) WHERE unused_since IS NOT NULL;
CREATE INDEX users_by_avatar ON users (avatar) WHERE avatar IS NOT NULL;
INSERT INTO uploads (url, unused_since)
SELECT DISTINCT avatar, NULL::timestamptz FROM users WHERE avatar LIKE '/uploads/%';
