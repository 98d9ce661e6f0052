import { publicCatalogue, type PublicCatalogue } from 'shared/model/catalogue';
import type { Catalogue } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { daysAfter, indianDay } from '../../platform/indian-time';
import { buy, coursePayload } from '../../testing/payments/orders';
import { orders } from '../orders/orders-tables';
import { hindiRegistry, testRegistry } from '../site/testing/site-registry';
import { catalogueErrors } from './catalogue-errors';
import {
  openTestServer,
  type CallResponse,
  type TestServer,
  type TestUser,
} from '../../testing/test-server';

const site = mkdtempSync(join(tmpdir(), 'catalogue-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** A fake of the publishing tool: writes the one file of the pages that the server reads. */
let written: PublicCatalogue[] = [];
const write = (catalogue: PublicCatalogue) => {
  written.push(catalogue);
  writeFileSync(join(site, 'live/catalogue.json'), JSON.stringify(catalogue));
};
let writing = write;
mkdirSync(join(site, 'live/pages/hi'), { recursive: true });
mkdirSync(join(site, 'live/root/hi'), { recursive: true });
writeFileSync(join(site, 'live/pages/app.html'), 'app');
writeFileSync(join(site, 'live/registry.json'), JSON.stringify(testRegistry));
writeFileSync(join(site, 'live/root/hi/registry.json'), JSON.stringify(hindiRegistry));
write(publicCatalogue(shippedCatalogue));

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer({
    env: { SITE_DIR: site },
    overrides: { writeSite: async (catalogue) => writing(catalogue) },
  });
  admin = await server.addUser({ role: 3, name: 'Owner' });
});
afterAll(() => server.close());

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, body, { token: admin.token });
const follow = () => server.runTask('show the catalogue on the site');

function changed(change: (catalogue: Catalogue) => void): Catalogue {
  const copy = structuredClone(shippedCatalogue);
  change(copy);
  return copy;
}
const dearer = changed(({ courses }) => {
  courses[0]!.newPrice = 10_999;
});
const newest = async (): Promise<number> => (await call('GET', 'admin/catalogue')).body.version;
const publish = async (catalogue: unknown, base?: number) => {
  const version = base ?? (await newest());
  return call('PUT', 'admin/catalogue', { version, catalogue, note: 'Diwali' });
};

/** Each test begins with the shipped catalogue on the site. */
beforeEach(async () => {
  writing = write;
  await publish(shippedCatalogue);
  await follow();
  written = [];
});

test('the shipped catalogue passes the checks of a publish', () => {
  expect(catalogueErrors(shippedCatalogue, new Date())).toEqual({});
});

test('a new server has the shipped catalogue as its first version', async () => {
  const { body } = await call('GET', 'admin/catalogue');
  expect(body).toMatchObject({ version: 1, published_by: null, on_site: true, site_error: null });
  expect(body.catalogue).toEqual(shippedCatalogue);
  await follow();
  expect(written).toEqual([]);
});

test('owners hear of a changed price, and only they may publish less than half of it', async () => {
  const content = await server.addUser({ rights: 'content', name: 'Content' });
  const publishAs = async ({ token }: TestUser, price: number) => {
    const catalogue = changed(({ courses }) => (courses[0]!.newPrice = price));
    const body = { version: await newest(), catalogue, note: '' };
    return server.call('PUT', 'admin/catalogue', body, { token });
  };
  const mails = () =>
    server
      .outbox()
      .filter(({ template, to }) => template === 'prices-changed' && to === admin.email);
  const before = mails().length;
  expect(await publishAs(content, 4_999)).toMatchObject({
    status: 403,
    body: {
      message:
        'Numerology Course: ₹9,999 → ₹4,999 is less than half of the price. Ask an owner to publish it.',
    },
  });
  expect((await publishAs(content, 5_000)).status).toBe(200);
  expect((await publishAs(admin, 1)).status).toBe(200);
  await server.services.messenger.deliver();
  const [first, second, third] = mails().slice(before);
  expect(first!.text).toContain('Content has published other prices:');
  expect(first!.text).toContain('Numerology Course: ₹9,999 → ₹5,000');
  expect(second!.text).toContain('Numerology Course: ₹5,000 → ₹1');
  expect(third).toBeUndefined();
});

test('an earlier address leads to the present one of its product, with the query, in both languages', async () => {
  const renamed = changed(({ courses, webinars }) => {
    courses[0]!.urlTitle = 'numbers-for-beginners';
    webinars[0]!.urlTitle = 'numbers-live';
  });
  const [course, webinar] = [shippedCatalogue.courses[0]!, shippedCatalogue.webinars[0]!];
  const leadsTo = async (path: string) => {
    const { status, headers } = await server.call('GET', path, undefined, {
      headers: { accept: 'text/html' },
    });
    return status === 301 ? headers.location : status;
  };
  expect(await leadsTo(`/course/${course.urlTitle}`)).toBe(404);
  await publish(renamed);
  for (const prefix of ['', '/hi']) {
    for (const [area, from, to] of [
      ['/course/', course.urlTitle, 'numbers-for-beginners'],
      ['/webinar/', webinar.urlTitle, 'numbers-live'],
      ['/webinar-tickets/', webinar.urlTitle, 'numbers-live'],
      ['/dashboard/asha/mycourse/', course.urlTitle, 'numbers-for-beginners'],
    ]) {
      const start = prefix + area;
      expect(await leadsTo(`${start}${from}?utm=a`)).toBe(`${start}${to}?utm=a`);
    }
  }
  expect(await leadsTo(`/Course/${course.urlTitle.toUpperCase()}.`)).toBe(
    '/course/numbers-for-beginners',
  );
  expect(await leadsTo('/dashboard/asha/mycourse/no-such-course')).toBe(200);
  // The same product after a second name, and after another product has taken the first one.
  renamed.courses[0]!.urlTitle = 'numbers';
  await publish(renamed);
  expect(await leadsTo(`/course/${course.urlTitle}`)).toBe('/course/numbers');
  renamed.courses[1]!.urlTitle = course.urlTitle;
  await publish(renamed);
  expect(await leadsTo(`/course/${course.urlTitle}`)).toBe(404);
});

test('a published price appears on the pages, and the audit log records the publish', async () => {
  const version = (await newest()) + 1;
  expect((await publish(dearer)).body).toMatchObject({ status: true, version });
  expect((await call('GET', 'admin/catalogue')).body.on_site).toBe(false);
  await follow();
  expect(written).toEqual([publicCatalogue(dearer)]);
  expect((await call('GET', 'admin/catalogue')).body).toMatchObject({
    version,
    published_by: 'Owner',
    note: 'Diwali',
    on_site: true,
  });
  const { body } = await call('GET', 'admin/audit');
  expect(body.data.data[0]).toMatchObject({
    action: 'Publish',
    subject: `Catalogue version ${version}`,
    admin: 'Owner',
    role: 'owner',
    changes: [
      { field: 'note', from: '', to: 'Diwali' },
      {
        field: 'Numerology Course: New price (₹)',
        from: '₹9,999',
        to: expect.stringMatching(/^₹/),
      },
    ],
  });
});

test('an order keeps its price and title; later orders get the new ones', async () => {
  const student = await server.addUser({ name: 'Asha Rao' });
  const order = (changes = {}) =>
    server.call('POST', 'payment/create', coursePayload({ user_id: student.id, ...changes }), {
      token: student.token,
    });
  const first = await order();
  expect(first.body.message).toBe('Order created.');
  await publish(
    changed(({ courses }) => {
      courses[0]!.newPrice = 10_999;
      courses[0]!.title = 'Numbers';
    }),
  );
  const second = await order();
  expect(second.status).toBe(422);
  expect(second.body.prices).toEqual([{ course_id: 101, price: 10_999 }]);
  const third = await order({ total_amount: 10_999, payable_amount: 10_999 });
  const details = async ({ body }: CallResponse) =>
    (await call('GET', `admin/orders/${body.order_number}`)).body.data;
  expect(await details(first)).toMatchObject({
    payable_amount: 9999,
    items: [{ title: 'Numerology Course', price: 9999 }],
  });
  expect(await details(third)).toMatchObject({
    payable_amount: 10_999,
    items: [{ title: 'Numbers', price: 10_999 }],
    attempts: [{ amount: 10_999 }],
  });
});

test('of two admins, the second gets a conflict, also if both publish at once', async () => {
  const cheaper = changed(({ courses }) => {
    courses[0]!.newPrice = 8999;
  });
  const version = await newest();
  const responses = await Promise.all([publish(dearer, version), publish(cheaper, version)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await publish(dearer, version)).body.message).toMatch(/Owner has published meanwhile/);
});

test('an old version can be read and published again', async () => {
  const before = await newest();
  await publish(dearer);
  const { body: versions } = await call('GET', 'admin/catalogue/versions');
  const numbers = versions.data.map(({ version }: { version: number }) => version);
  expect(numbers.slice(0, 2)).toEqual([before + 1, before]);
  const { body: old } = await call('GET', `admin/catalogue/versions/${before}`);
  expect((await publish(old.catalogue)).body.version).toBe(before + 2);
  expect((await call('GET', 'admin/catalogue')).body.catalogue).toEqual(shippedCatalogue);
  expect((await call('GET', 'admin/catalogue/versions/99')).status).toBe(404);
  // This content is published already.
  expect((await publish(old.catalogue)).status).toBe(422);
});

const weekend = {
  id: 'weekend',
  firstDay: '2027-01-04',
  lastDay: '2027-02-28',
  weekdays: [6, 7],
  time: '19:30',
  minutes: 90,
  language: 'Hindi',
  seats: 30,
};
test.each<[string, (catalogue: Catalogue) => void, string]>([
  ['no course', ({ courses }) => courses.splice(0), 'courses'],
  [
    'an address twice',
    ({ courses }) => (courses[1]!.urlTitle = 'numerology-course'),
    'courses.1.urlTitle',
  ],
  [
    'a year of two digits too many',
    ({ courses }) => (courses[0]!.startDate = '0026-01-05'),
    'courses.0.startDate',
  ],
  [
    'a session in the next century',
    ({ webinars }) =>
      webinars[0]!.sessions.push({
        ...{ id: 'far', day: '2126-01-05', time: '19:00', minutes: 60, seats: 9 },
      }),
    'webinars.0.sessions.0.day',
  ],
  ['a rating above five', ({ courses }) => (courses[0]!.rating = 49), 'catalogue.courses.0.rating'],
  ['an id twice', ({ webinars }) => (webinars[1]!.id = 201), 'webinars.1.id'],
  [
    'a discount that does not fit',
    ({ webinars }) => (webinars[0]!.discount = 1),
    'webinars.0.newPrice',
  ],
  [
    'a price above the old one',
    ({ courses }) => (courses[0]!.newPrice = 30_000),
    'courses.0.newPrice',
  ],
  ['a price of nothing', ({ courses }) => (courses[0]!.newPrice = 0), 'courses.0.newPrice'],
  ['no picture', ({ courses }) => (courses[0]!.image = ''), 'courses.0.image'],
  [
    'a script for a link',
    ({ courses }) => (courses[0]!.ytVideo = 'javascript:alert(1)'),
    'catalogue.courses.0.ytVideo',
  ],
  [
    'a link that browsers read as one to another site',
    ({ courses }) => (courses[0]!.ytVideo = '/\\evil.example/lesson'),
    'catalogue.courses.0.ytVideo',
  ],
  [
    'a way out of the folder',
    ({ courses }) => (courses[0]!.urlTitle = '../../etc'),
    'catalogue.courses.0.urlTitle',
  ],
  [
    'a batch that never meets',
    ({ courses }) => (courses[0]!.batches = [{ ...weekend, lastDay: '2027-01-08' }]),
    'courses.0.batches.0.weekdays',
  ],
  [
    'a batch that ends before it begins',
    ({ courses }) => (courses[0]!.batches = [{ ...weekend, lastDay: '2027-01-03' }]),
    'courses.0.batches.0.lastDay',
  ],
  [
    'a batch twice',
    ({ courses }) => (courses[0]!.batches = [weekend, weekend]),
    'courses.0.batches.1.id',
  ],
  [
    'the id of a teacher twice',
    ({ mentors }) => mentors.push(mentors[0]!),
    `mentors.${shippedCatalogue.mentors.length}.id`,
  ],
  [
    'a question twice',
    ({ questions }) => questions.push({ ...questions[0]!, id: 99 }),
    `questions.${shippedCatalogue.questions.length}.question`,
  ],
  [
    'a title too long',
    ({ courses }) => (courses[0]!.title = 'x'.repeat(10_000)),
    'catalogue.courses.0.title',
  ],
])('%s is refused with the name of its field', async (_what, change, field) => {
  const version = await newest();
  const { status, body } = await publish(changed(change));
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toContain(field);
  expect(await newest()).toBe(version);
});

test('links to classes are on no page, and a student cannot read or publish the catalogue', async () => {
  const withBatch = changed(({ courses, webinars }) => {
    courses[0]!.batches = [
      {
        id: 'january',
        firstDay: '2027-01-04',
        lastDay: '2027-03-26',
        weekdays: [1, 2, 3, 4, 5],
        time: '19:30',
        minutes: 90,
        language: 'Hindi',
        seats: 30,
        classLink: 'https://meet.example/secret-class',
        whatsappGroup: 'https://chat.example/secret-group',
      },
    ];
    webinars[0]!.sessions = [
      {
        id: 's1',
        day: '2027-01-03',
        time: '11:00',
        minutes: 90,
        seats: 100,
        classLink: 'https://meet.example/secret-session',
      },
    ];
  });
  expect((await publish(withBatch)).status).toBe(200);
  await follow();
  expect(JSON.stringify(written)).toContain('2027-01-04');
  expect(JSON.stringify(written)).not.toContain('secret');
  const open = await server.call('GET', 'catalogue');
  expect(open.body).toMatchObject({
    version: await newest(),
    catalogue: { courses: [{ id: 101 }, { id: 102 }] },
  });
  expect(JSON.stringify(open.body)).toContain('2027-01-04');
  expect(JSON.stringify(open.body)).not.toContain('secret');

  // A publish without the links, as in the admin area, keeps them.
  const { catalogue: edited } = (await server.call('GET', 'catalogue?languages=all')).body;
  edited.courses[1].newPrice = 8888;
  expect((await publish(edited)).status).toBe(200);
  const { body: kept } = await call('GET', 'admin/catalogue');
  expect(kept.catalogue.courses[0].batches).toEqual(withBatch.courses[0]!.batches);
  expect(kept.catalogue.webinars[0].sessions).toEqual(withBatch.webinars[0]!.sessions);

  // An empty link is removed.
  const [batch] = edited.courses[0].batches;
  Object.assign(batch, { classLink: '', whatsappGroup: '' });
  edited.webinars[0].sessions[0].classLink = '';
  expect((await publish(edited)).status).toBe(200);
  const { body: dropped } = await call('GET', 'admin/catalogue');
  expect(JSON.stringify(dropped.catalogue)).not.toMatch(/secret|classLink|whatsappGroup/);

  const student = await server.addUser({});
  for (const token of [student.token, null]) {
    expect((await server.call('GET', 'admin/catalogue', undefined, { token })).status).not.toBe(
      200,
    );
    const refused = await server.call('PUT', 'admin/catalogue', { version: 2 }, { token });
    expect([401, 403]).toContain(refused.status);
  }
});

test('visitors get the catalogue in the language of their browser, admins in all', async () => {
  const get = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await server.app.inject({ url: `/api/catalogue${query}`, headers });
    return { answer, courses: answer.statusCode === 304 ? [] : answer.json().catalogue.courses };
  };
  const english = await get('', { 'accept-language': 'en-IN,hi;q=0.8' });
  const hindi = await get('', { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' });
  const all = await get('?languages=all', { 'accept-language': 'hi' });
  expect(english.courses[0].title).toBe('Numerology Course');
  expect(english.answer.body).not.toContain('"hi":');
  expect(hindi.courses[0].title).toBe('अंक ज्योतिष कोर्स');
  expect(hindi.courses[0].tutor[0]).toMatchObject({ name: 'Ritu Khandelwal' });
  expect(hindi.answer.body).not.toContain('"hi":');
  expect(all.courses).toEqual(JSON.parse(JSON.stringify(shippedCatalogue.courses)));
  for (const { answer } of [english, hindi, all]) {
    expect(answer.headers.vary).toMatch(/accept-language/);
  }
  const tags = [english, hindi, all].map(({ answer }) => String(answer.headers.etag));
  expect(new Set(tags).size).toBe(3);
  const again = (language: string) =>
    get('', { 'accept-language': language, 'if-none-match': tags[1]! });
  expect((await again('hi')).answer.statusCode).toBe(304);
  expect((await again('en')).answer.statusCode).toBe(200);
  expect((await get('', { 'accept-language': 'mr, *' })).courses[0].title).toBe(
    'Numerology Course',
  );
});

test('Hindi texts are optional, checked like the English ones, and named in the audit log', async () => {
  const short = await publish(changed(({ courses }) => (courses[0]!.hi = { title: 'अंक' })));
  expect(short.status).toBe(200);
  const { body } = await call('GET', 'admin/audit');
  expect(body.data.data[0].changes).toContainEqual({
    field: 'Numerology Course: Title in Hindi',
    from: 'अंक ज्योतिष कोर्स',
    to: 'अंक',
  });
  const none = await publish(changed(({ courses }) => delete courses[0]!.hi));
  expect(none.status).toBe(200);
  expect((await call('GET', 'admin/catalogue')).body.catalogue.courses[0]).not.toHaveProperty('hi');
  const long = await publish(
    changed(({ courses }) => (courses[0]!.hi = { title: 'अ'.repeat(301) })),
  );
  expect(Object.keys(long.body.errors)).toEqual(['catalogue.courses.0.hi.title']);
});

test('pages are updated when the last seat of a batch is paid for, and when it is free again', async () => {
  const day = (days: number) =>
    new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const batch = { ...weekend, firstDay: day(10), lastDay: day(60), seats: 1 };
  await publish(
    changed(({ courses }) => {
      courses[0]!.batches = [batch, { ...batch, id: 'later', firstDay: day(30) }];
    }),
  );
  await follow();
  const student = await server.addUser({});
  const orderNumber = await buy(server, coursePayload({ user_id: student.id }), student.token);
  await follow();
  await follow();
  const shown = written.map(({ courses }) => courses[0]!.batches.map((each) => 'full' in each));
  expect(shown).toEqual([
    [false, false],
    [true, false],
  ]);
  expect((await call('GET', 'admin/catalogue')).body.on_site).toBe(true);
  await server.services.database
    .update(orders)
    .set({ state: 'refunded' })
    .where(eq(orders.orderNumber, orderNumber));
  await follow();
  expect(written.at(-1)?.courses[0]?.batches[0]).not.toHaveProperty('full');
});

test('a batch with buyers is removed only together with a move of them, which they are told', async () => {
  const day = (days: number) =>
    new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const first = { ...weekend, id: 'first', firstDay: day(10), lastDay: day(60), seats: 5 };
  const later = { ...first, id: 'later', firstDay: day(30), lastDay: day(80), seats: 1 };
  const withBatches = (...batches: (typeof first)[]) =>
    changed(({ courses }) => {
      courses[0]!.batches = batches;
    });
  expect((await publish(withBatches(first, later))).status).toBe(200);
  const [asha, ravi] = [await server.addUser(), await server.addUser()];
  const order = await buy(server, coursePayload({ email: asha.email }), asha.token);
  await buy(server, coursePayload({ first_name: 'Asha', email: ravi.email }), ravi.token);
  const of = async (id: string) =>
    (await call('GET', 'admin/catalogue/buyers')).body.data.find(
      (row: { product_id: number; schedule_id: string }) =>
        row.product_id === 101 && row.schedule_id === id,
    );
  expect(await of('first')).toMatchObject({
    kind: 'course',
    buyers: 2,
    orders: 2,
    names: ['Asha Kumar', 'Ravi Kumar'],
  });

  const removed = await publish(withBatches(later));
  expect(removed).toMatchObject({
    status: 422,
    body: {
      errors: { moves: [expect.stringMatching(/Numerology Course, .* has 2 buyers: move/)] },
    },
  });
  const withoutCourse = changed(({ courses }) => void courses.shift());
  expect((await publish(withoutCourse)).status).toBe(422);
  const moving = async (batches: (typeof first)[], to: string) =>
    call('PUT', 'admin/catalogue', {
      version: await newest(),
      catalogue: withBatches(...batches),
      moves: [{ kind: 'course', product_id: 101, from: 'first', to }],
    });
  expect((await moving([later], 'unknown')).status).toBe(422);
  // One place is not enough for two: nothing is published, and nobody is moved.
  const before = await newest();
  expect((await moving([later], 'later')).status).toBe(409);
  expect(await newest()).toBe(before);
  expect(await of('first')).toMatchObject({ buyers: 2 });
  expect((await moving([{ ...later, seats: 9 }], 'later')).status).toBe(200);
  expect(await of('first')).toBeUndefined();
  expect(await of('later')).toMatchObject({ buyers: 2 });
  await server.services.messenger.deliver();
  const told = server.outbox().filter(({ template }) => template === 'order-rebooked');
  expect(told.map(({ to }) => to).sort()).toEqual([asha.email, ravi.email].sort());
  expect(told.find(({ to }) => to === asha.email)?.text).toContain(order);
  const audit = (await call('GET', 'admin/audit')).body.data.data[0];
  expect(audit).toMatchObject({
    action: 'Publish',
    changes: expect.arrayContaining([
      expect.objectContaining({ field: 'buyers of Numerology Course' }),
    ]),
  });
  await server.services.database.update(orders).set({ state: 'refunded' });
});

test('buyers hear of other dates and links if that is wanted, with the old and the new dates, once', async () => {
  const day = (days: number) =>
    new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const first = { ...weekend, id: 'first', firstDay: day(10), lastDay: day(60), seats: 5 };
  const withBatch = (batch: typeof first & { classLink?: string }) =>
    changed(({ courses }) => {
      courses[0]!.batches = [batch];
    });
  const link = 'https://meet.example.com/new';
  const tell = async (batch: Parameters<typeof withBatch>[0], wanted: object) => {
    const before = server.outbox().length;
    const version = await newest();
    const body = { version, catalogue: withBatch(batch), ...wanted };
    expect(await call('PUT', 'admin/catalogue', body)).toMatchObject({ status: 200 });
    await server.services.messenger.deliver();
    return server
      .outbox()
      .slice(before)
      .filter(({ template }) => template === 'dates-changed');
  };
  await publish(withBatch(first));
  const [asha, ravi] = [await server.addUser(), await server.addUser()];
  await buy(server, coursePayload({ email: asha.email }), asha.token);
  await server.services.database.update(orders).set({ language: 'hi' });
  await buy(server, coursePayload({ email: ravi.email }), ravi.token);
  expect(await tell({ ...first, minutes: 75 }, {})).toEqual([]);
  const moved = { ...first, minutes: 75, time: '20:00' };
  const told = await tell(moved, { tell: true, text: 'The hall was taken.' });
  expect(told.map(({ to }) => to).sort()).toEqual([asha.email, ravi.email].sort());
  const { text } = told.find(({ to }) => to === ravi.email)!;
  expect(text).toMatch(/Was: .*7:30.pm.*75 minutes\nNow: .*8:00.pm.*75 minutes/);
  expect(text).toContain('The hall was taken.');
  expect(told.find(({ to }) => to === asha.email)!.text).toMatch(/पहले: .*अब: /s);
  const audit = (await call('GET', 'admin/audit')).body.data.data[0];
  expect(audit.changes).toContainEqual({ field: 'told of Numerology Course', from: '', to: '2' });
  const linked = await tell({ ...moved, classLink: link }, { tell: true });
  expect(linked).toHaveLength(2);
  expect(JSON.stringify(linked)).not.toContain(link);
  // What does not concern the dates is no news.
  expect(await tell({ ...moved, seats: 9 }, { tell: true })).toEqual([]);
  await server.services.database.update(orders).set({ state: 'refunded' });
});

test('markup, emoji and Devanagari are kept as plain text', async () => {
  const text = `</script><b onclick="x()">अंक ज्योतिष</b> 🔮 & 'x'`;
  const odd = changed(({ courses, webinars, mentors, questions }) => {
    Object.assign(courses[0]!, { title: text, subtitle: text, learnLi: [text] });
    Object.assign(webinars[0]!, { title: text, webinarHerot1: text });
    Object.assign(mentors[0]!, { name: text, designation: text });
    Object.assign(questions[0]!, { question: text, answer: text });
  });
  expect((await publish(odd)).status).toBe(200);
  await follow();
  expect(written).toEqual([publicCatalogue(odd)]);
  expect((await server.call('GET', 'catalogue')).body.catalogue.courses[0].title).toBe(text);
});

test('an admin sees why the pages could not be written; they are written again after a minute', async () => {
  let tries = 0;
  writing = () => {
    tries += 1;
    throw new Error('mf-marketing: page course cannot be rendered');
  };
  await publish(dearer);
  await follow();
  expect((await call('GET', 'admin/catalogue')).body).toMatchObject({
    on_site: false,
    site_error: 'mf-marketing: page course cannot be rendered',
  });
  server.advanceClock(55);
  await follow();
  expect(tries).toBe(1);
  server.advanceClock(6);
  await follow();
  expect(tries).toBe(2);
  writing = write;
  server.advanceClock(61);
  await follow();
  expect(written).toEqual([publicCatalogue(dearer)]);
  expect((await call('GET', 'admin/catalogue')).body).toMatchObject({
    on_site: true,
    site_error: null,
  });
});

test('a new version is written at once, also if the one before could not be written', async () => {
  writing = () => {
    throw new Error('no space is left');
  };
  await publish(dearer);
  await follow();
  writing = write;
  const next = changed(({ courses }) => courses.reverse());
  await publish(next);
  await follow();
  expect(written).toEqual([publicCatalogue(next)]);
  expect((await call('GET', 'admin/catalogue')).body.on_site).toBe(true);
});

test('a dated price of less than half needs the right, and wrong dated prices are refused in words', async () => {
  const content = await server.addUser({ rights: 'content', name: 'Content' });
  const withPrices = (prices: Catalogue['courses'][number]['prices']) =>
    changed(({ courses }) => (courses[0]!.prices = prices));
  const body = {
    version: await newest(),
    catalogue: withPrices([{ price: 4999, until: '2026-12-31' }]),
    note: '',
  };
  expect(await server.call('PUT', 'admin/catalogue', body, { token: content.token })).toMatchObject(
    {
      status: 403,
      body: {
        message:
          'Numerology Course: ₹9,999 → ₹4,999 until 31 Dec 2026 is less than half of the price. Ask an owner to publish it.',
      },
    },
  );
  const wrong = withPrices([
    { price: 7999, from: '2026-12-05', until: '2026-12-01' },
    { price: 90_000, from: '2027-01-01' },
    { price: 6999, from: '2027-02-01' },
    { price: 5999 },
  ]);
  expect(catalogueErrors(wrong, server.now())).toMatchObject({
    'courses.0.prices.0.until': ['The last day is before the first.'],
    'courses.0.prices.1.price': ['The price is higher than the old price.'],
    'courses.0.prices.2.from': ['Two prices count on the same day.'],
    'courses.0.prices.3.until': ['A dated price needs a first or a last day.'],
  });
});

test('a dated price counts on its days, on the pages and for orders, without a publish', async () => {
  const today = indianDay(server.now());
  const [first, last] = [daysAfter(today, 1), daysAfter(today, 2)];
  const early = changed(({ courses }) => {
    courses[0]!.prices = [{ price: 7999, from: first, until: last }];
  });
  expect((await publish(early)).status).toBe(200);
  await server.services.messenger.deliver();
  const heard = server.outbox().filter(({ template }) => template === 'prices-changed');
  expect(heard.some(({ text }) => text.includes('₹9,999 → ₹7,999 from '))).toBe(true);
  const asked = async (payable_amount: number) =>
    (await server.call('POST', 'payment/create', coursePayload({ payable_amount }))).status;
  const { newPrice } = shippedCatalogue.courses[0]!;
  await follow();
  expect(written).toEqual([]);
  expect(await asked(newPrice)).toBe(200);

  server.advanceClock(86_400);
  await follow();
  expect(written.at(-1)!.courses[0]!.newPrice).toBe(7999);
  expect((await server.call('GET', 'catalogue')).body.catalogue.courses[0].newPrice).toBe(7999);
  expect(await asked(newPrice)).toBe(422);
  expect(await asked(7999)).toBe(200);
  // What an admin edits has the price of all other days.
  expect((await server.services.catalogue.newest()).content).toEqual(early);

  server.advanceClock(2 * 86_400);
  await follow();
  expect(written.at(-1)).toEqual(publicCatalogue(shippedCatalogue));
  expect(await asked(7999)).toBe(422);
});
