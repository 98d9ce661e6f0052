-- expand
-- A class of a batch that takes place at another time, or not at all: then starts_at is null. The day by
-- the catalogue names the class. A row is never removed, so that calendars see every change.
CREATE TABLE class_changes (
  product_id integer NOT NULL,
  schedule_id text NOT NULL,
  day date NOT NULL,
  starts_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (product_id, schedule_id, day)
);

-- Who was in a class, by the order of the place. A class with no row has no attendance noted.
CREATE TABLE class_attendance (
  order_id integer NOT NULL REFERENCES orders,
  product_id integer NOT NULL,
  schedule_id text NOT NULL,
  day date NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, product_id, schedule_id, day)
);
CREATE INDEX class_attendance_by_class ON class_attendance (product_id, schedule_id, day);

-- What was written to everybody of a batch or session. The key is that of the request, as a keyed hash.
CREATE TABLE class_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  product_id integer NOT NULL,
  schedule_id text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  author text NOT NULL,
  receivers integer NOT NULL,
  key text UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX class_messages_by_class ON class_messages (product_id, schedule_id);

-- The signed link with which a teacher opens the list of a class without an account: one at a time.
CREATE TABLE class_links (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  product_id integer NOT NULL,
  schedule_id text NOT NULL,
  made_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE UNIQUE INDEX class_links_open ON class_links (kind, product_id, schedule_id)
  WHERE withdrawn_at IS NULL;
