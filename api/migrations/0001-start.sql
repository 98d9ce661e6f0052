-- contract
-- Money is whole paise. Times are instants; days and months are those of India (+05:30).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- An account without a password is one that nobody can log in to yet: the password that was given at a
-- sign-up or at a checkout waits beside the account until the code has come back, or the payment.
CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  phone text NOT NULL,
  password_hash text,
  role_id smallint NOT NULL DEFAULT 1,
  slug text COLLATE "C" NOT NULL UNIQUE,
  dob text,
  gender text,
  avatar text,
  created_at timestamptz NOT NULL,
  email_proven_at timestamptz,
  -- The number was confirmed with a code, at the sign-up or later.
  phone_proven_at timestamptz,
  last_sign_in_at timestamptz,
  reminders boolean NOT NULL DEFAULT true,
  -- Which private links are valid: a new version ends the earlier ones.
  link_version integer NOT NULL DEFAULT 1,
  -- In which the person is written to: that of the page where the account was made.
  language text NOT NULL DEFAULT 'en'
);
CREATE INDEX users_by_avatar ON users (avatar) WHERE avatar IS NOT NULL;
CREATE INDEX users_by_last_digits ON users (right(phone, 10));
-- The search over everything: the conditions in the code have the same expressions.
CREATE INDEX users_by_part ON users
  USING gin ((name || ' ' || email || ' ' || phone) gin_trgm_ops);
CREATE INDEX users_by_time ON users (role_id, created_at, id);

CREATE TABLE logins (
  id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  browser text NOT NULL DEFAULT '',
  second_factor boolean NOT NULL DEFAULT false
);
CREATE INDEX logins_by_expiry ON logins (expires_at);
CREATE INDEX logins_by_user ON logins (user_id);

-- One row for an account and purpose. A code that is still valid is sent again, any other one is replaced.
CREATE TABLE one_time_codes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL,
  seed text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The `Idempotency-Key` of the request that the code was sent for, as a keyed hash: a browser that lost
  -- the response asks again with the same key.
  request_key text,
  PRIMARY KEY (user_id, purpose)
);

CREATE TABLE reset_tokens (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

CREATE TABLE sign_ups (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  phone text NOT NULL,
  password_hash text NOT NULL,
  started_at timestamptz NOT NULL
);
CREATE INDEX sign_ups_by_time ON sign_ups (started_at);

-- The secret of an administrator's authenticator app, encrypted with a key made from SECRET_KEY.
CREATE TABLE second_factors (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  -- Null until a first code has been entered.
  confirmed_at timestamptz,
  -- The 30 seconds of the last code that was used: none works twice.
  last_step integer NOT NULL DEFAULT 0,
  -- A new phone: its secret waits beside the confirmed one until its own first code has been entered.
  next_sealed_secret text,
  -- Wrong codes in a row, and the time before which no further code is compared.
  failures integer NOT NULL DEFAULT 0,
  wait_until timestamptz
);

CREATE TABLE recovery_codes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- What each person of the admin area may do. Without a row, nothing.
CREATE TABLE admin_roles (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'office', 'content'))
);

-- Who is asked to join. The link in the e-mail has the id and the version: another version ends it.
CREATE TABLE admin_invitations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'office', 'content')),
  version integer NOT NULL DEFAULT 1,
  invited_by integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Unlogged: a counter that a crash resets costs less than a disk write for every request.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  count integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_by_expiry ON rate_limits (expires_at);

-- Uploaded files, so that those which nothing shows can be removed.
CREATE TABLE uploads (
  url text PRIMARY KEY,
  -- Null while something shows the file.
  unused_since timestamptz
);
CREATE INDEX uploads_unused ON uploads (unused_since) WHERE unused_since IS NOT NULL;

-- What admins change.
CREATE TABLE audit_log (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who did it: 'admin', 'buyer' or 'teacher'.
  actor_kind text NOT NULL,
  actor_id integer REFERENCES users ON DELETE SET NULL,
  actor_name text NOT NULL,
  -- That of an admin at that time.
  actor_role text,
  action text NOT NULL,
  subject text NOT NULL,
  changes jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_log_by_time ON audit_log (created_at, id);

-- Messages that must be sent if, and only if, the transaction that wrote them is committed.
CREATE TABLE outgoing_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message jsonb NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  last_error text
);
-- An order and a class show the messages about them.
CREATE INDEX outgoing_messages_by_subject ON outgoing_messages
  ((message->'about'->>'kind'), (message->'about'->>'id')) WHERE message ? 'about';
CREATE INDEX outgoing_messages_by_receiver ON outgoing_messages (lower(message->>'to'));
CREATE INDEX outgoing_messages_due ON outgoing_messages (next_attempt_at) WHERE sent_at IS NULL;

-- What is sold and shown, one row for each time it was published; the newest counts.
-- json keeps the text as it was written, so that equal catalogues are equal texts.
CREATE TABLE catalogue_versions (
  version integer PRIMARY KEY,
  content json NOT NULL,
  published_at timestamptz NOT NULL,
  -- The admin's name; null for a version that came with the program.
  published_by text,
  note text NOT NULL
);

-- The addresses that products had before: they lead to the present ones.
CREATE TABLE earlier_addresses (
  kind text NOT NULL CHECK (kind IN ('course', 'webinar')),
  url_title text NOT NULL,
  product_id integer NOT NULL,
  PRIMARY KEY (kind, url_title)
);

CREATE TABLE leads (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  full_name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  course text,
  created_at timestamptz NOT NULL,
  source text NOT NULL,
  status text NOT NULL DEFAULT 'new',
  -- `note` is all notes together, for the search and the file; `notes` has each with its author and time.
  note text NOT NULL DEFAULT '',
  notes jsonb NOT NULL DEFAULT '[]',
  -- The work on the lead: when to call back, who has it, and who has it open just now.
  call_back timestamptz,
  assignee_id integer REFERENCES users,
  opened_by integer REFERENCES users,
  opened_at timestamptz,
  -- In which the person is written to: that of the page with the form.
  language text NOT NULL DEFAULT 'en'
);
CREATE INDEX leads_by_email ON leads (lower(email));
-- Finds leads by a part of any of these texts; the condition in the code has the same expression.
CREATE INDEX leads_by_part ON leads
  USING gin ((full_name || ' ' || email || ' ' || phone_number || ' ' || note) gin_trgm_ops);
CREATE INDEX leads_by_phone ON leads (right(phone_number, 10));
CREATE INDEX leads_by_status ON leads (status, created_at, id);
CREATE INDEX leads_by_time ON leads (created_at, id);
CREATE INDEX leads_to_call_back ON leads (call_back) WHERE call_back IS NOT NULL;

CREATE TABLE contacts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  phone_number text NOT NULL,
  state text NOT NULL,
  message text NOT NULL,
  subscribe boolean NOT NULL,
  created_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'new',
  note text NOT NULL DEFAULT '',
  notes jsonb NOT NULL DEFAULT '[]',
  language text NOT NULL DEFAULT 'en'
);
CREATE INDEX contacts_by_email ON contacts (lower(email));
CREATE INDEX contacts_by_phone ON contacts (right(phone_number, 10));
CREATE INDEX contacts_by_status ON contacts (status, created_at, id);
CREATE INDEX contacts_by_time ON contacts (created_at, id);

-- What admins note about a person, who may have no account: by e-mail.
CREATE TABLE person_notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  text text NOT NULL,
  author text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX person_notes_by_email ON person_notes (email);

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

CREATE TABLE client_errors (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  remote text NOT NULL,
  version text NOT NULL,
  step text NOT NULL,
  cause text NOT NULL,
  path text,
  fallback_version text,
  created_at timestamptz NOT NULL,
  -- Where a failure happened: the path of the file, with line and column if they are known.
  source text,
  -- What the failed version was built from: the version of its package and the commit.
  built_from text
);
CREATE INDEX client_errors_by_time ON client_errors (created_at);

-- A guest's order belongs to no account before it is paid, and longer if the e-mail is unproven.
CREATE TABLE orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_number text NOT NULL UNIQUE,
  user_id integer REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('course', 'webinar')),
  product_id integer NOT NULL,
  title text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  -- The address with which the order was placed, once its buyer has corrected it: that works one time.
  first_email text,
  phone text NOT NULL,
  -- Where the buyer lives.
  buyer_state text,
  street_address text,
  town_city text,
  country text,
  postcode text,
  -- The company for which the buyer orders, and its tax number, if the buyer names them.
  company text,
  company_gstin text,
  -- The two digits of a State, 96 outside India.
  place_of_supply text NOT NULL,
  remarks text,
  -- In which the buyer is written to: that of the page where the order was made.
  language text NOT NULL DEFAULT 'en',
  total_paise integer NOT NULL,
  discount_paise integer NOT NULL,
  payable_paise integer NOT NULL,
  currency text NOT NULL,
  provider text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  state text NOT NULL DEFAULT 'created'
    CHECK (state IN ('created', 'pending', 'failed', 'expired', 'needs_review', 'paid', 'refunded')),
  refunded_paise integer NOT NULL DEFAULT 0,
  -- What the lists show of the state.
  status text NOT NULL GENERATED ALWAYS AS
    (CASE state WHEN 'paid' THEN 'paid' WHEN 'refunded' THEN 'refunded' ELSE 'pending' END) STORED,
  CHECK (refunded_paise BETWEEN 0 AND payable_paise)
);
-- Finds what a person has left under an e-mail address or a phone number.
CREATE INDEX orders_by_email ON orders (email);
CREATE INDEX orders_by_email_part ON orders USING gin (email gin_trgm_ops);
CREATE INDEX orders_by_kind ON orders (kind, created_at, id);
CREATE INDEX orders_by_last_digits ON orders (right(phone, 10));
CREATE INDEX orders_by_name_part ON orders
  USING gin ((first_name || ' ' || last_name) gin_trgm_ops);
CREATE INDEX orders_by_part ON orders
  USING gin ((order_number || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone) gin_trgm_ops);
-- The lists of orders by the day on which their money came.
CREATE INDEX orders_by_payment ON orders (kind, paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX orders_by_status ON orders (kind, status, created_at, id);
CREATE INDEX orders_by_time ON orders (created_at, id);
CREATE INDEX orders_by_user ON orders (user_id);
CREATE INDEX orders_open ON orders (expires_at) WHERE state IN ('created', 'pending');
CREATE INDEX orders_without_account ON orders (email) WHERE user_id IS NULL;

CREATE TABLE order_items (
  order_id integer NOT NULL REFERENCES orders,
  product_id integer NOT NULL,
  quantity integer NOT NULL,
  unit_paise integer NOT NULL,
  title text NOT NULL,
  -- The batch or session that was ordered, if the product had one.
  schedule_id text,
  -- The day in India of a webinar ticket that was sold without a session: the Sunday that its buyer was
  -- told. A session that is planned for that day later takes the ticket in.
  day date,
  PRIMARY KEY (order_id, product_id)
);
-- Finds the tickets that wait for the hour of their day.
CREATE INDEX order_items_day ON order_items (product_id, day) WHERE day IS NOT NULL;
-- Counts the seats that are taken in a batch or session.
CREATE INDEX order_items_schedule ON order_items (product_id, schedule_id)
  WHERE schedule_id IS NOT NULL;

CREATE TABLE enrolments (
  user_id integer NOT NULL REFERENCES users,
  kind text NOT NULL,
  product_id integer NOT NULL,
  order_id integer NOT NULL REFERENCES orders,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, product_id)
);

CREATE TABLE purchase_passwords (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX purchase_passwords_by_time ON purchase_passwords (created_at);

-- The requests with an `Idempotency-Key` that were done, and what came of each, e.g. the order: a browser
-- that lost the response sends the request again with the same key.
CREATE TABLE idempotency_keys (
  key text PRIMARY KEY,
  body_hash text NOT NULL,
  result jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- Counts are changed in the transaction that changes an order, so that reports cost the same at any size.
-- Money counts on the Indian day on which it was received or returned. A refund of the whole price takes
-- back one sale.
CREATE TABLE daily_totals (
  day date NOT NULL,
  kind text NOT NULL,
  paid_paise bigint NOT NULL,
  transactions integer NOT NULL,
  PRIMARY KEY (day, kind)
);

CREATE TABLE daily_order_counts (
  kind text NOT NULL,
  status text NOT NULL,
  day date NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (kind, status, day)
);

CREATE TABLE daily_user_counts (
  day date PRIMARY KEY,
  count integer NOT NULL
);

-- One attempt to pay an order: a checkout at the provider, at the price of that time.
CREATE TABLE payment_attempts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders,
  reference text NOT NULL UNIQUE,
  provider text NOT NULL,
  provider_reference text,
  payment_link text,
  total_paise integer NOT NULL,
  discount_paise integer NOT NULL,
  payable_paise integer NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'created'
    CHECK (state IN ('created', 'pending', 'failed', 'expired', 'paid')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0
);
CREATE INDEX payment_attempts_by_order ON payment_attempts (order_id);
CREATE INDEX payment_attempts_to_check ON payment_attempts (next_check_at)
  WHERE next_check_at IS NOT NULL;

-- What the provider reports about one payment, for each reference separately: a report on another order
-- must not hide the true one. A payment counts for one order only.
CREATE TABLE payments (
  provider text NOT NULL,
  payment_id text NOT NULL,
  order_id integer REFERENCES orders,
  amount_paise bigint NOT NULL,
  currency text NOT NULL,
  accepted boolean NOT NULL,
  created_at timestamptz NOT NULL,
  reference text NOT NULL,
  state text NOT NULL DEFAULT 'success'
    CHECK (state IN ('pending', 'unknown', 'failed', 'success')),
  refunded_paise bigint NOT NULL DEFAULT 0,
  settled_on date,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (provider, payment_id, reference)
);
CREATE INDEX payments_by_order ON payments (order_id);
CREATE UNIQUE INDEX payments_counted_once ON payments (provider, payment_id) WHERE accepted;

-- Every event as it was received, so that it can be read again. The same bytes are stored once.
CREATE TABLE provider_events (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  source text NOT NULL CHECK (source IN ('webhook', 'query')),
  reference text,
  body text NOT NULL,
  digest text NOT NULL,
  deliveries integer NOT NULL DEFAULT 1,
  received_at timestamptz NOT NULL,
  applied_at timestamptz,
  error text,
  UNIQUE (provider, digest)
);
CREATE INDEX provider_events_by_reference ON provider_events (reference);
CREATE INDEX provider_events_waiting ON provider_events (received_at) WHERE applied_at IS NULL;

-- What an admin has to decide.
CREATE TABLE review_cases (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer REFERENCES orders,
  provider text NOT NULL,
  payment_id text NOT NULL DEFAULT '',
  reference text NOT NULL DEFAULT '',
  reason text NOT NULL,
  detail text NOT NULL DEFAULT '',
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by integer REFERENCES users,
  resolution text,
  note text,
  -- The admin who handles the case.
  assignee_id integer REFERENCES users
);
CREATE INDEX review_cases_by_order ON review_cases (order_id);
-- A refund that fails after the case of an earlier one was closed opens a case again. Cases of other
-- reasons are opened once: repeated reports open no further one.
CREATE UNIQUE INDEX review_cases_once ON review_cases (provider, payment_id, reference, reason)
  WHERE reason <> 'refund_failed' OR closed_at IS NULL;
CREATE INDEX review_cases_open ON review_cases (opened_at) WHERE closed_at IS NULL;

-- A refund is stored first, then sent to the provider under our own number: a repeated request pays nothing twice.
CREATE TABLE refunds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_number text NOT NULL UNIQUE,
  order_id integer REFERENCES orders,
  provider text NOT NULL,
  payment_id text NOT NULL,
  reference text NOT NULL,
  amount_paise integer NOT NULL CHECK (amount_paise > 0),
  currency text NOT NULL,
  -- Whether the payment had paid the order, so that totals and receipts follow.
  counted boolean NOT NULL,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'done', 'failed')),
  provider_reference text,
  requested_by integer REFERENCES users,
  created_at timestamptz NOT NULL,
  done_at timestamptz,
  next_check_at timestamptz,
  checks integer NOT NULL DEFAULT 0
);
CREATE INDEX refunds_by_order ON refunds (order_id);
CREATE INDEX refunds_by_payment ON refunds (provider, payment_id);
CREATE INDEX refunds_to_check ON refunds (next_check_at) WHERE next_check_at IS NOT NULL;

-- Receipts and credit notes are listed by time and added up by place and rate.
CREATE TABLE receipts (
  number text PRIMARY KEY,
  id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  kind text NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  financial_year text NOT NULL,
  sequence integer NOT NULL,
  order_id integer NOT NULL REFERENCES orders,
  refund_id integer UNIQUE REFERENCES refunds,
  amount_paise integer NOT NULL,
  taxable_paise integer NOT NULL,
  cgst_paise integer NOT NULL,
  sgst_paise integer NOT NULL,
  igst_paise integer NOT NULL,
  -- The paisa that two equal halves of the tax leave; negative on a credit note that gives it back.
  rounding_paise integer NOT NULL,
  hsn text NOT NULL,
  place_of_supply text NOT NULL,
  rate_percent double precision NOT NULL,
  -- What else is printed, as it was when the number was given.
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (taxable_paise + cgst_paise + sgst_paise + igst_paise + rounding_paise = amount_paise),
  CHECK (cgst_paise = sgst_paise),
  UNIQUE (kind, financial_year, sequence)
);
CREATE INDEX receipts_by_order ON receipts (order_id);
CREATE INDEX receipts_by_part ON receipts USING gin (number gin_trgm_ops);
CREATE INDEX receipts_by_time ON receipts (created_at, id);
CREATE UNIQUE INDEX receipts_one_an_order ON receipts (order_id) WHERE kind = 'receipt';

-- Changed in the transaction that writes the receipt: a number that is rolled back is given again.
CREATE TABLE receipt_counters (
  kind text NOT NULL,
  financial_year text NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (kind, financial_year)
);

-- The provider's list of settled payments of each day, compared with ours.
CREATE TABLE reconciliations (
  provider text NOT NULL,
  day date NOT NULL,
  provider_paise bigint NOT NULL,
  our_paise bigint NOT NULL,
  differences jsonb NOT NULL,
  done_at timestamptz NOT NULL,
  PRIMARY KEY (provider, day)
);

-- What the sandbox payment provider knows of its own checkouts.
CREATE TABLE sandbox_checkouts (
  order_number text PRIMARY KEY,
  amount_paise bigint NOT NULL,
  currency text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  payment_id text,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);

CREATE TABLE sandbox_refunds (
  refund_number text PRIMARY KEY,
  order_number text NOT NULL,
  amount_paise bigint NOT NULL,
  created_at timestamptz NOT NULL
);

-- The modules of a course that a student has ticked, by their ids in the catalogue.
CREATE TABLE progress (
  user_id integer NOT NULL REFERENCES users,
  product_id integer NOT NULL,
  module text NOT NULL,
  done_at timestamptz NOT NULL,
  -- Whether with this tick all modules that the course had at that time were done.
  completes boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, product_id, module)
);

-- Recordings and notes that admins add for the students of a course or webinar.
CREATE TABLE materials (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('course', 'webinar')),
  product_id integer NOT NULL,
  -- The batch or session they belong to; null if they are for all of them.
  schedule_id text,
  type text NOT NULL CHECK (type IN ('recording', 'notes')),
  title text NOT NULL,
  link text NOT NULL,
  added_at timestamptz NOT NULL,
  added_by integer NOT NULL REFERENCES users,
  UNIQUE NULLS NOT DISTINCT (kind, product_id, schedule_id, link)
);

-- What a certificate says, as it was when it was issued: a later change of name or course changes nothing.
CREATE TABLE certificates (
  code text PRIMARY KEY,
  -- Null if the student has had everything else erased and wanted to keep the certificate.
  user_id integer REFERENCES users,
  product_id integer NOT NULL,
  name text NOT NULL,
  title text NOT NULL,
  issued_at timestamptz NOT NULL,
  -- Null if it was issued because all modules were ticked and the batch had ended.
  issued_by integer REFERENCES users,
  withdrawn_at timestamptz,
  mentor text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT 'en'
);
CREATE INDEX certificates_by_student ON certificates (user_id, product_id);
CREATE UNIQUE INDEX certificates_one_a_course ON certificates (user_id, product_id)
  WHERE withdrawn_at IS NULL;

-- Each reminder once, also across a restart and with several server processes.
CREATE TABLE reminders (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  product_id integer NOT NULL,
  starts_at timestamptz NOT NULL,
  hours_before integer NOT NULL,
  PRIMARY KEY (user_id, kind, product_id, starts_at, hours_before)
);
CREATE INDEX reminders_by_start ON reminders (starts_at);

-- A class of a batch that takes place at another time, or not at all: then starts_at is null. The day by
-- the catalogue names the class. A row is never removed, so that calendars see every change.
CREATE TABLE meeting_changes (
  product_id integer NOT NULL,
  schedule_id text NOT NULL,
  day date NOT NULL,
  starts_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (product_id, schedule_id, day)
);

-- Who was in a class, by the order of the place. A class with no row has no attendance noted.
CREATE TABLE meeting_attendance (
  order_id integer NOT NULL REFERENCES orders,
  product_id integer NOT NULL,
  schedule_id text NOT NULL,
  day date NOT NULL,
  noted_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, product_id, schedule_id, day)
);
CREATE INDEX meeting_attendance_by_meeting ON meeting_attendance (product_id, schedule_id, day);

-- What was written to everybody of a batch or session. The key is that of the request, as a keyed hash.
CREATE TABLE group_messages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  product_id integer NOT NULL,
  schedule_id text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  author text NOT NULL,
  receivers integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX group_messages_by_group ON group_messages (product_id, schedule_id);

-- The signed link with which a teacher opens the list of a class without an account: one at a time.
CREATE TABLE group_links (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  product_id integer NOT NULL,
  schedule_id text NOT NULL,
  -- The account of the admin who made the link: ticks by the link are its entries in the audit log.
  made_by integer NOT NULL,
  made_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE UNIQUE INDEX group_links_open ON group_links (kind, product_id, schedule_id)
  WHERE withdrawn_at IS NULL;

-- The tokens with which teams publish their sections. Only the hash of a token is stored.
CREATE TABLE publish_tokens (
  team text PRIMARY KEY CHECK (team <> ''),
  token_hash text NOT NULL UNIQUE,
  remotes text[] NOT NULL CHECK (cardinality(remotes) > 0),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- What a token may do, which addresses its sections may claim beside their own, and which origins their
  -- pages may call beside the API of the site.
  permissions text[] NOT NULL DEFAULT '{publish,promote,roll back}',
  paths text[] NOT NULL DEFAULT '{}',
  origins text[] NOT NULL DEFAULT '{}',
  CONSTRAINT publish_tokens_permissions
    CHECK (permissions <@ '{publish,promote,roll back}' AND cardinality(permissions) > 0)
);

-- How the visits of each version of a section went, added up by page and Indian day.
CREATE TABLE version_visits (
  remote text NOT NULL,
  version text NOT NULL,
  -- The pattern of the page; empty for faults at an address that is no page of the section.
  route text NOT NULL,
  day date NOT NULL,
  visits integer NOT NULL,
  reports integer NOT NULL,
  faults integer NOT NULL,
  shifted integer NOT NULL,
  -- Sums of the natural logarithms of milliseconds.
  lcp_sum double precision NOT NULL,
  inp_count integer NOT NULL,
  inp_sum double precision NOT NULL,
  PRIMARY KEY (remote, version, route, day)
);
CREATE INDEX version_visits_day ON version_visits (day);
