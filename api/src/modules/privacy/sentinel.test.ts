import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import {
  buy,
  confirm,
  coursePayload,
  decide,
  deliverReport,
  placeOrder,
  webinarPayload,
} from '../../testing/payments/orders';
import { indianDay } from '../../platform/indian-time';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { uploadPicture } from '../../testing/upload';
import type { SandboxProvider } from '../payments/providers/sandbox-provider';

/** One invented person, each of whose texts occurs nowhere else. */
const sentinel = {
  first: 'Zéphyrine',
  last: 'Quokkawala',
  email: 'Zephyrine.Quokkawala+astro@Sentinel-Example.in',
  otherEmail: 'quokka.at.work@sentinel-office.in',
  phone: '9123409876',
  newPhone: '9234056781',
  birthday: '1991-03-17',
  street: '77 Marmalade Passage',
  town: 'Nagerbazar-Sentinel',
  postcode: '700474',
  company: 'Marmalade Sentinel Books',
  gstin: '27AAPFU0939F1ZV',
  remarks: 'Please send the quokka workbook',
  message: 'My aunt Philippa-Quokka recommended you',
  browser: 'SentinelBrowser/9.9',
};
const name = `${sentinel.first} ${sentinel.last}`;
const password = 'marmalade-passage-77';

/** What tax law wants of a buyer stays, in this one place: `receipts.details.buyer`. */
const taxFields = ['name', 'address', 'company', 'gstin'];

let server: TestServer;
let admin: TestUser;
let token: string;
let userId: number;
let logged = '';

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged += String(line);
    return true;
  });
  server = await openTestServer({ env: { LOG_LEVEL: 'trace' }, ownDatabase: true });
});
afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

const as = (person: string | null, method: string, path: string, body?: unknown) =>
  server.call(method, path, body, { token: person, headers: { 'user-agent': sentinel.browser } });
const good = async (call: Promise<{ status: number; body: unknown }>) => {
  const answer = await call;
  if (answer.status > 299) throw new Error(JSON.stringify(answer.body));
  return answer.body as never;
};

const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
const session = {
  id: 'soon',
  day: indianDay(inThreeDays),
  time: `${inThreeDays.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit' })}:00`,
  minutes: 45,
  seats: 100,
};

test('a person uses every form and every page that stores something', async () => {
  admin = await server.addUser({ role: 3, name: 'Owner' });
  const { courses, webinars, ...others } = structuredClone(shippedCatalogue);
  const published = webinars.map((webinar) => ({ ...webinar, sessions: [session] }));
  const catalogue = { courses, webinars: published, ...others };
  await good(as(admin.token, 'PUT', 'admin/catalogue', { version: 1, catalogue }));

  // Every form, the name once with decomposed letters.
  const lead = { full_name: name.normalize('NFD'), email: sentinel.email };
  for (const [type, phone_number] of [
    ['request callback', `+91${sentinel.phone}`],
    ['request callback', sentinel.phone],
    ['book demo class', `+91${sentinel.phone}`],
    ['download syllabus', sentinel.phone],
  ]) {
    const body = { ...lead, type, phone_number, course: 'numerology' };
    expect(await good(as(null, 'POST', 'book-demo-class', body))).toMatchObject({ status: true });
  }
  const { email, phone } = sentinel;
  const contact = { name, email, phone_number: phone, state: 'Delhi', subscribe: true };
  await good(as(null, 'POST', 'contacts', { ...contact, message: sentinel.message }));

  // Sign-up, profile, picture, another phone.
  const signUp = { name, email, phone, password, password_confirmation: password };
  await good(as(null, 'POST', 'register', signUp));
  await good(as(null, 'POST', 'verify-otp', { email, otp: server.lastCode(phone) }));
  const login = async () => {
    const answer = await good(as(null, 'POST', 'login', { email, password }));
    const { data } = answer as { data: { token: string; user: { id: number } } };
    token = data.token;
    userId = data.user.id;
  };
  await login();
  const avatar = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#d4a53a' },
  })
    .png()
    .toBuffer();
  const { body } = await uploadPicture(server, avatar, 'me.png', { token });
  const profile = { name, dob: sentinel.birthday, gender: 'other', avatar: body.url, phone, email };
  await good(as(token, 'PUT', 'profile/update', profile));

  // A course, signed in; a ticket with another e-mail; a ticket as a guest; an order that stays unpaid.
  const billing = {
    first_name: sentinel.first,
    last_name: sentinel.last,
    email,
    phone,
    street_address: sentinel.street,
    town_city: sentinel.town,
    postcode: sentinel.postcode,
    company: sentinel.company,
    gstin: sentinel.gstin,
    remarks: sentinel.remarks,
  };
  const first = await server.call('POST', 'payment/create', coursePayload(billing), {
    token,
    headers: { 'idempotency-key': `${email}-first-order` },
  });
  const course: string = first.body.order_number;
  await confirm(server, await decide(server, course));
  const ticket = await buy(
    server,
    webinarPayload({ ...billing, email: sentinel.otherEmail }),
    token,
  );
  await buy(server, webinarPayload({ ...billing, course_id: 202, password }));
  const unpaid = await placeOrder(server, coursePayload({ ...billing, course_id: 102, password }));
  await decide(server, unpaid, 'failed');

  // A forgotten password, which proves the e-mail and so brings the guest's ticket.
  await good(as(null, 'POST', 'forgot-password/send-otp', { email }));
  const otp = server.lastCode(email.toLowerCase());
  const verified = await good(as(null, 'POST', 'forgot-password/verify-otp', { email, otp }));
  const { data } = verified as { data: { reset_token: string } };
  await good(
    as(null, 'POST', 'forgot-password/reset', {
      email,
      reset_token: data.reset_token,
      new_password: password,
      new_password_confirmation: password,
    }),
  );
  await login();
  await good(as(token, 'POST', 'profile/phone', { phone: sentinel.newPhone, password }));
  const code = server.lastCode(sentinel.newPhone);
  await good(as(token, 'POST', 'profile/phone/verify', { phone: sentinel.newPhone, otp: code }));
  await good(as(token, 'PUT', 'account/consents/whatsapp'));

  // What the provider writes, with the buyer in it, and one payment that an admin has to look at.
  const provider = server.services.paymentProvider as SandboxProvider;
  const event = { reference: course, paymentId: 'p-extra', state: 'failed', amountPaise: 1 };
  const buyer = { currency: 'INR', customer: { name, email, phone } };
  const { body: webhook, headers } = provider.sign({ ...event, ...buyer });
  expect((await server.call('POST', 'payment/webhook/sandbox', webhook, { headers })).status).toBe(
    200,
  );
  await deliverReport(server, { reference: unpaid, amountPaise: 5 });

  // Classroom, certificate, reminder, calendar.
  await good(as(token, 'PUT', 'classroom/course/101/modules/1', { done: true }));
  await good(
    as(admin.token, 'POST', 'admin/certificates', {
      user_id: userId,
      product_id: 101,
      reason: `${name} has shown the exam paper`,
    }),
  );
  const { data: settings } = (await good(as(token, 'GET', 'profile/reminders'))) as {
    data: { calendar_url: string };
  };
  const feed = new URL(settings.calendar_url).pathname;
  expect((await server.call('GET', feed)).status).toBe(200);
  server.advanceClock(2.5 * 86_400);
  await login();
  const again = { email: admin.email, password: admin.password };
  admin.token = (await server.call('POST', 'login', again)).body.data.token;
  await server.runTask('remind of classes');
  await server.services.messenger.deliver();
  const reminder = server.outbox().find(({ template }) => template === 'class-reminder');
  expect(reminder?.to).toBe(email.toLowerCase());
  const stop = new URL(reminder!.unsubscribe!).pathname;
  await good(server.call('POST', stop));

  // The class list: attendance, and a message that names the person.
  server.advanceClock(86_400);
  await login();
  admin.token = (await server.call('POST', 'login', again)).body.data.token;
  const classPath = `admin/classes/webinar-201-${session.id}`;
  const { data: room } = (await good(as(admin.token, 'GET', classPath))) as {
    data: { students: { id: number }[] };
  };
  const attendance = `${classPath}/meetings/${session.day}/attendance/${room.students[0]!.id}`;
  await good(as(admin.token, 'PUT', attendance, { there: true }));
  const words = { subject: 'The recording is there', text: `Thank ${email} for the question.` };
  await good(as(admin.token, 'POST', `${classPath}/messages`, words));

  // Reports of failures, with all that a browser can put into them.
  const path = `/dashboard/zéphyrine-quokkawala/overview?mail=${encodeURIComponent(email)}`;
  await good(
    as(null, 'POST', 'client-errors', {
      remote: 'mf-student',
      version: 'a1',
      step: 'event handler',
      cause: `No ${feed} for ${email}, +91 ${phone}, ${sentinel.newPhone} at https://site.test${path}`,
      path,
    }),
  );
  await server.call(
    'POST',
    'csp-reports',
    { 'csp-report': { 'document-uri': `https://site.test${stop}`, 'blocked-uri': feed } },
    { headers: { 'content-type': 'application/csp-report' } },
  );

  // What admins write about the person.
  for (const list of ['leads', 'contacts']) {
    const { data: rows } = (await good(as(admin.token, 'GET', `admin/${list}`))) as {
      data: { data: { id: number }[] };
    };
    const note = `${name} prefers ${phone}`;
    await good(as(admin.token, 'PATCH', `admin/${list}/${rows.data[0]!.id}`, { note }));
  }
  const { data: cases } = (await good(as(admin.token, 'GET', 'admin/review'))) as {
    data: { cases: { id: number }[] };
  };
  for (const { id } of cases.cases) {
    const decision = { action: 'close', note: `Talked to ${name} about it` };
    await good(as(admin.token, 'POST', `admin/review/${id}`, decision));
  }
  const reason = `${name} could not come`;
  await good(as(admin.token, 'POST', `admin/orders/${ticket}/refunds`, { reason }));
  await server.runTask('ask about open refunds');
  await server.services.messenger.deliver();
}, 300_000);

test('the person gets all of it in one file, without secrets and as a page', async () => {
  expect((await as(token, 'POST', 'account/data', { password: 'wrong-one' })).status).toBe(422);
  const data = await as(token, 'POST', 'account/data', { password });
  expect(data.headers['content-disposition']).toContain('attachment');
  const tables = data.body.parts.map(({ table }: { table: string }) => table);
  expect(tables).toEqual(
    expect.arrayContaining([
      ...['leads', 'contacts', 'consents', 'outgoing_messages', 'progress', 'certificates'],
      ...['enrolments', 'orders', 'order_items', 'payments', 'receipts', 'users', 'logins'],
      'meeting_attendance',
    ]),
  );
  const text = JSON.stringify(data.body);
  for (const own of [sentinel.message, sentinel.street, sentinel.birthday, sentinel.newPhone]) {
    expect(text).toContain(own);
  }
  expect(text).not.toMatch(/_hash|token|argon2/);
  const page = await as(token, 'POST', 'account/data.html', { password });
  expect(page.body).toContain('<h1>');
  expect(page.body).toContain(sentinel.street);
  const inHindi = await server.call(
    'POST',
    'account/data.html',
    { password },
    {
      token,
      headers: { 'accept-language': 'hi-IN' },
    },
  );
  expect(inHindi.body).toContain('<html lang="hi-IN">');
  expect(inHindi.body).toMatch(/<h2>आपका खाता, .+<span lang="en">users<\/span>।/);
  const byAdmin = await as(admin.token, 'GET', `admin/people/${userId}/data`);
  expect(byAdmin.body.parts).toHaveLength(data.body.parts.length);
  expect((await as(token, 'GET', `admin/people/${userId}/data`)).status).toBe(403);
});

test('the erasure needs the password, and leaves the person nowhere but on the receipts', async () => {
  const before = await found();
  expect(before.length).toBeGreaterThan(40);
  const code = (await server.services.pool.query('SELECT code FROM certificates')).rows[0].code;
  const { body } = await as(token, 'GET', 'profile');
  const picture = join(server.config.dataDir, body.data.profile.avatar);
  expect(existsSync(picture)).toBe(true);

  const wrong = await as(token, 'POST', 'account/erasure', { password: 'wrong-password' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { password: expect.anything() } } });
  expect((await found()).length).toBe(before.length);
  await good(as(token, 'POST', 'account/erasure', { password }));

  expect(await found()).toEqual([]);
  expect((await as(token, 'GET', 'profile')).status).toBe(401);
  expect((await as(null, 'POST', 'login', { email: sentinel.email, password })).status).toBe(401);
  expect((await as(null, 'GET', `certificates/${code}`)).status).toBe(404);
  expect(existsSync(picture)).toBe(false);
  // Three payments and one refund: the books are as they were, and the receipts name their buyer.
  const { rows } = await server.services.pool.query<{ details: { buyer: object } }>(
    'SELECT details FROM receipts',
  );
  expect(rows).toHaveLength(4);
  for (const { details } of rows) {
    expect(details.buyer).toMatchObject({
      name,
      email: '',
      phone: '',
      address: expect.arrayContaining([sentinel.street]),
      company: sentinel.company,
      gstin: sentinel.gstin,
    });
  }
});

/** Where a text of the person is found, outside the fields that tax law wants. */
async function found(): Promise<string[]> {
  const places: string[] = [];
  const look = (place: string, text: string) => {
    const seen = spellings(text);
    for (const needle of needles) {
      if (seen.some((spelling) => spelling.includes(needle))) places.push(`${place}: ${needle}`);
    }
  };
  const { pool, config } = server.services;
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  for (const { name: table } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM ${table} AS t`,
    );
    for (const { row } of rows) {
      if (table === 'receipts') {
        const details = row.details as { buyer: Record<string, unknown> };
        for (const field of taxFields) delete details.buyer[field];
      }
      for (const [column, value] of Object.entries(row)) {
        look(`${table}.${column}`, typeof value === 'string' ? value : JSON.stringify(value));
      }
    }
  }
  for (const folder of ['outbox', 'uploads']) {
    for (const file of readdirSync(join(config.dataDir, folder))) {
      look(`${folder}/${file}`, file);
      look(`${folder}/${file}`, readFileSync(join(config.dataDir, folder, file), 'utf8'));
    }
  }
  for (const line of logged.split('\n')) look(`log ${line}`, line);
  return places;
}

/** In lower case and composed, without accents, and of a phone its ten digits. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const needles = [
  ...[sentinel.first, sentinel.last, sentinel.email, sentinel.otherEmail, sentinel.birthday],
  ...[sentinel.company, sentinel.gstin],
  ...[sentinel.street, sentinel.town, sentinel.postcode, sentinel.remarks, sentinel.message],
  ...[sentinel.browser, sentinel.phone, sentinel.newPhone, password, 'quokka'],
].map(plain);

/** A text as it is, decoded from an address or from JSON, and with the digits of its phones together. */
function spellings(text: string): string[] {
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  const unescaped = text.replace(/\\+u([0-9a-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return [text, decoded, unescaped, text.replace(/(?<=\d)[\s\-().]+(?=\d)/g, '')].map(plain);
}
