-- expand
-- What a student asks about a module or class of a course or webinar, and what is answered.
CREATE TABLE threads (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  -- The order by which the student has the place.
  order_id integer NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('course', 'webinar')),
  product_id integer NOT NULL,
  schedule_id text,
  -- What it is about: the id of a module, the day of a class, or neither.
  module text,
  day date,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  solved_at timestamptz,
  closed_at timestamptz,
  reported_at timestamptz
);
CREATE INDEX threads_user_id ON threads (user_id);
CREATE INDEX threads_group ON threads (kind, product_id, schedule_id);
CREATE INDEX threads_changed_at ON threads (changed_at);
CREATE TABLE thread_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  thread_id integer NOT NULL REFERENCES threads ON DELETE CASCADE,
  author text NOT NULL CHECK (author IN ('student', 'teacher', 'office')),
  text text NOT NULL,
  picture text,
  created_at timestamptz NOT NULL
);
CREATE INDEX thread_messages_thread_id ON thread_messages (thread_id);
-- Where the teacher is told of questions.
ALTER TABLE group_links ADD COLUMN email text;
