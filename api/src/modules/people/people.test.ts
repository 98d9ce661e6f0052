import { batchText } from 'shared/model/catalogue';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import {
  buy,
  coursePayload,
  decide,
  placeOrder,
  webinarPayload,
} from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const DAY = 86_400_000;
let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.addUser({ role: 3, name: 'Owner' });
});
afterAll(() => server.close());

const asAdmin = (method: string, path: string, body?: object) =>
  server.call(method, `admin/${path}`, body, { token: admin.token });
const person = async (key: number | string) =>
  (await asAdmin('GET', `people/${encodeURIComponent(key)}`)).body.data;
const search = async (q: string): Promise<{ kind: string; title: string; key: string }[]> =>
  (await asAdmin('GET', `search?q=${encodeURIComponent(q)}`)).body.data;
const latestAudit = async () => (await asAdmin('GET', 'audit')).body.data.data[0];
const mailsTo = async (to: string) => {
  await server.services.messenger.deliver();
  return server.outbox().filter((sent) => sent.to === to);
};
const day = (days: number) =>
  new Date(server.now().getTime() + days * DAY).toISOString().slice(0, 10);
const batch = (id: string, inDays: number, seats = 30) => ({
  id,
  firstDay: day(inDays),
  lastDay: day(inDays + 60),
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  time: '19:30',
  minutes: 60,
  language: 'Hindi',
  seats,
});

async function publishBatches(...batches: ReturnType<typeof batch>[]) {
  const catalogue = structuredClone(shippedCatalogue);
  catalogue.courses[0]!.batches = batches;
  catalogue.courses[1]!.batches = [batch('astro', 9)];
  const { version } = (await asAdmin('GET', 'catalogue')).body;
  expect(await asAdmin('PUT', 'catalogue', { version, catalogue })).toMatchObject({ status: 200 });
}

describe('the search over everything', () => {
  beforeAll(async () => {
    const kabir = await server.addUser({
      name: 'Kabir Khan',
      email: 'kabir.khan@example.com',
      phone: '9822000211',
    });
    await buy(
      server,
      coursePayload({ first_name: 'Kabir', email: kabir.email, phone: '9822000211' }),
      kabir.token,
    );
    await server.call('POST', 'book-demo-class', {
      full_name: 'Meera Iyer',
      email: 'meera@example.com',
      phone_number: '+919822000202',
      course: 'numerology',
      type: 'book demo class',
    });
  });

  test.each([
    ['kabir', ['person', 'order']],
    ['KHAN@EXAMPLE', ['person', 'order']],
    ['98220 00211', ['person', 'order']],
    ['09822000211', ['person', 'order']],
    ['+91 98220-00202', ['lead']],
    ['220 00202', ['lead']],
    ['meera', ['lead']],
    ['%', []],
    ['', []],
    ['nobody at all', []],
  ])('%s finds what contains it', async (text, kinds) => {
    expect((await search(text)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('an order is found by a part of its number, and a receipt by its number', async () => {
    const [, order] = await search('kabir');
    expect(await search(order!.key.slice(-6))).toMatchObject([{ kind: 'order', key: order!.key }]);
    const { receipts } = await person('kabir.khan@example.com');
    expect(await search(receipts[0].number)).toMatchObject([
      { kind: 'receipt', title: receipts[0].number, key: order!.key },
    ]);
  });

  test('an order is found by its payment, its company, its GSTIN and its amount', async () => {
    const company = { company: 'Zari Looms', gstin: '27AAPFU0939F1ZV', email: 'zari@example.com' };
    const number = await buy(server, coursePayload(company));
    const [payment] = (await asAdmin('GET', `orders/${number}`)).body.data.payments;
    for (const text of [payment.payment_id, 'zari loom', '27aapfu0939f1zv']) {
      expect(await search(text)).toMatchObject([{ kind: 'order', key: number }]);
    }
    const found = (await search('₹9,999')).map(({ kind, key }) => [kind, key]);
    expect(found).toContainEqual(['order', number]);
    expect(await search('9,998.99')).toEqual([]);
  });

  test('a person is opened by a phone number too', async () => {
    expect(await person('9822000211')).toMatchObject({ name: 'Kabir Khan', total_paid: 9999 });
    expect(await person('98220 00202')).toMatchObject({ name: 'Meera Iyer', account: null });
    expect((await asAdmin('GET', 'people/9000000001')).status).toBe(404);
  });

  test('only admins search', async () => {
    const student = await server.addUser();
    const asked = await server.call('GET', 'admin/search?q=kabir', undefined, student);
    expect(asked.status).toBe(403);
  });
});

test('everything about a person is on one page: money, receipts, progress, messages and notes', async () => {
  const buyer = await server.addUser({ name: 'Tanvi Kulkarni' });
  await buy(server, coursePayload({ email: buyer.email }), buyer.token);
  const ticket = await buy(server, webinarPayload({ email: buyer.email }), buyer.token);
  await asAdmin('POST', `orders/${ticket}/refunds`, { amount: 9, reason: 'late' });
  await server.call('PUT', 'classroom/course/101/modules/1', undefined, { token: buyer.token });
  for (const note of ['prefers WhatsApp', 'speaks Marathi']) {
    expect((await asAdmin('POST', `people/${buyer.id}/notes`, { note })).status).toBe(200);
  }
  await server.services.messenger.deliver();
  expect(await person(buyer.id)).toMatchObject({
    total_paid: 9999 + 20,
    notes: [
      { text: 'speaks Marathi', by: 'Owner' },
      { text: 'prefers WhatsApp', by: 'Owner' },
    ],
    receipts: [{ kind: 'credit_note' }, { kind: 'receipt' }, { kind: 'receipt' }],
    messages: [{ state: 'sent' }, { state: 'sent' }, { state: 'sent' }],
    account: { is_admin: false },
  });
});

describe('a correction', () => {
  const correct = (key: number | string, body: object) =>
    asAdmin('POST', `people/${encodeURIComponent(key)}/correction`, body);

  test('of the e-mail ends logins and codes of the old address, and moves orders and notes', async () => {
    const buyer = await server.addUser({ name: 'Kabir Khn', email: 'kabir@gmial.com' });
    const number = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
    await asAdmin('POST', `people/${buyer.id}/notes`, { note: 'rang about the e-mail' });
    await server.call('POST', 'forgot-password/send-otp', { email: buyer.email });
    const code = server.lastCode(buyer.email);
    const corrected = await correct(buyer.id, {
      name: 'Kabir Khan',
      email: 'Kabir@Gmail.com',
      phone: '+91 98765 43219',
      reason: 'typed wrongly',
    });
    expect(corrected).toMatchObject({ status: 200 });
    expect(corrected.body.message).toContain('signed out everywhere');
    expect((await server.call('GET', 'profile', undefined, buyer)).status).toBe(401);
    const reset = { email: 'kabir@gmail.com', otp: code };
    expect((await server.call('POST', 'forgot-password/verify-otp', reset)).status).toBe(400);
    expect(await person(buyer.id)).toMatchObject({
      name: 'Kabir Khan',
      email: 'kabir@gmail.com',
      phone: '9876543219',
      account: { email_proven: false },
      notes: [{ text: 'rang about the e-mail' }],
      enrolments: [{ product_id: 101 }],
      orders: [{ order_number: number, name: 'Kabir Khan', email: 'kabir@gmail.com' }],
    });
    await asAdmin('POST', `orders/${number}/confirmation`);
    const templates = (sent: { template: string }[]) => sent.map(({ template }) => template);
    expect(templates(await mailsTo('kabir@gmial.com'))).toContain('address-left');
    expect(templates(await mailsTo('kabir@gmail.com'))).toContain('address-taken');
    expect((await mailsTo('kabir@gmial.com')).at(-1)?.text).not.toContain('kabir@gmail.com');
    const log = (await asAdmin('GET', 'audit')).body.data.data.find(
      (row: { action: string }) => row.action === 'Correct person',
    );
    expect(log).toMatchObject({
      admin: 'Owner',
      changes: [
        { field: 'name', from: 'Kabir Khn', to: 'Kabir Khan' },
        { field: 'email', from: 'kabir@gmial.com', to: 'kabir@gmail.com' },
        { field: 'phone', to: '9876543219' },
        { field: 'reason', to: 'typed wrongly' },
      ],
    });
  });

  test('of a guest order gives it to the account that has proven the right address', async () => {
    const owner = await server.addUser({ email: 'right@example.com' });
    const number = await placeOrder(server, coursePayload({ email: 'wrong@example.com' }));
    // Paid, while the e-mail of a password-less account is unproven.
    await server.services.pool.query('DELETE FROM purchase_passwords');
    await decide(server, number);
    expect(
      (await correct('wrong@example.com', { email: owner.email, reason: 'typo' })).status,
    ).toBe(200);
    expect(await person(owner.id)).toMatchObject({
      orders: [{ order_number: number }],
      enrolments: [{ order_number: number }],
    });
  });

  test('from the second order of who bought twice before the proof corrects the one person', async () => {
    const buyer = { first_name: 'Pooja', email: 'pooja@typo.com', phone: '9811000222' };
    const first = await buy(server, coursePayload(buyer));
    const second = await buy(server, webinarPayload(buyer));
    const { person: key } = (await asAdmin('GET', `orders/${second}`)).body.data;
    expect(key).toEqual(expect.any(Number));
    const changes = { email: 'pooja@right.com', reason: 'typed wrongly' };
    expect((await correct(key, changes)).status).toBe(200);
    const { orders, account } = await person('pooja@right.com');
    expect(account.id).toBe(key);
    expect(orders.map((row: { order_number: string }) => row.order_number)).toEqual([
      second,
      first,
    ]);
    await expect(person('pooja@typo.com')).resolves.toBeUndefined();
    expect((await mailsTo('pooja@typo.com')).map(({ template }) => template)).toContain(
      'address-left',
    );
    // Who has mistyped the address of somebody else is another person.
    const owner = await server.addUser({ email: 'taken@right.com', phone: '9811000333' });
    const stray = await placeOrder(server, coursePayload({ ...buyer, email: owner.email }));
    expect((await asAdmin('GET', `orders/${stray}`)).body.data.person).toBe(owner.email);
  });

  test('of somebody who has only telephoned reaches the lead', async () => {
    const lead = { full_name: 'Uma Shanker', phone_number: '9822000444' };
    expect((await asAdmin('POST', 'leads', lead)).status).toBe(200);
    const changes = { name: 'Uma Shankar', email: 'uma@example.com', reason: 'spelled it' };
    expect((await correct('9822000444', changes)).status).toBe(200);
    expect(await person('uma@example.com')).toMatchObject({
      name: 'Uma Shankar',
      leads: [{ full_name: 'Uma Shankar', phone_number: '9822000444' }],
    });
  });

  test('is refused for an admin, for an address of somebody else, and without a difference', async () => {
    const [one, other] = [await server.addUser(), await server.addUser()];
    const reason = 'asked for';
    expect((await correct(admin.id, { name: 'Boss', reason })).status).toBe(403);
    expect((await correct(one.id, { email: other.email, reason })).status).toBe(422);
    expect((await correct(one.id, { name: one.name, reason })).status).toBe(422);
    expect((await correct(one.id, { name: 'New Name' })).status).toBe(422);
    expect((await correct(one.id, { email: 'nothing', reason })).status).toBe(422);
    expect((await server.call('GET', 'profile', undefined, one)).status).toBe(200);
  });
});

describe('moving and giving places', () => {
  beforeAll(() => publishBatches(batch('first', 7), batch('second', 30, 1)));

  test('a buyer moves to another batch, and to another course, and is told', async () => {
    const buyer = await server.addUser();
    const number = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
    const move = (body: object) =>
      asAdmin('POST', `orders/${number}/rebooking`, { reason: 'new job', ...body });
    const open = (await asAdmin('GET', 'schedules')).body.data;
    expect(open).toContainEqual({
      kind: 'course',
      product_id: 101,
      title: 'Numerology Course',
      schedule_id: 'second',
      when: batchText(batch('second', 30), server.now()),
      seats_left: 1,
      price: 9999,
    });
    const second = { product_id: 101, to_product_id: 101, to_schedule_id: 'second' };
    expect((await move({ ...second, to_schedule_id: 'gone' })).status).toBe(422);
    expect((await move(second)).status).toBe(200);
    expect((await asAdmin('GET', `orders/${number}`)).body.data.items[0].when).toBe(
      batchText(batch('second', 30)),
    );
    expect((await mailsTo(buyer.email)).at(-1)).toMatchObject({
      template: 'order-rebooked',
      text: expect.stringContaining(batchText(batch('second', 30))),
    });

    // The only place of the second batch is taken now.
    const late = await server.addUser();
    const other = await buy(server, coursePayload({ email: late.email }), late.token);
    expect(
      (await asAdmin('POST', `orders/${other}/rebooking`, { ...second, reason: 'x' })).status,
    ).toBe(409);

    const course = { product_id: 101, to_product_id: 102, to_schedule_id: 'astro' };
    expect((await move(course)).status).toBe(200);
    expect(await person(buyer.id)).toMatchObject({
      enrolments: [{ product_id: 102, title: 'Astrology Course' }],
      orders: [{ title: 'Astrology Course', amount: 9999 }],
    });
    expect(await latestAudit()).toMatchObject({
      action: 'Move',
      subject: `Order ${number}`,
      changes: [{ field: 'dates' }, { field: 'reason', to: 'new job' }],
    });
  });

  test('a gift costs nothing, has no receipt and is no sale; cash has a receipt', async () => {
    const before = (await asAdmin('GET', 'dashboard-summary')).body.data;
    const guest = await server.addUser({ name: 'Asha Rao' });
    const enrol = (key: number | string, body: object) =>
      asAdmin('POST', `people/${key}/enrolments`, { kind: 'course', reason: 'won it', ...body });
    const gift = { product_id: 101, schedule_id: 'first', way: 'gift' };
    expect(await enrol(guest.id, gift)).toMatchObject({
      status: 200,
      body: { message: 'Enrolled.' },
    });
    expect((await enrol(guest.id, gift)).status).toBe(409);
    expect(await person(guest.id)).toMatchObject({
      total_paid: 0,
      receipts: [],
      enrolments: [{ product_id: 101 }],
      orders: [{ amount: 0, state: 'paid' }],
    });
    expect((await mailsTo(guest.email)).at(-1)).toMatchObject({ template: 'order-granted' });
    expect((await asAdmin('GET', 'dashboard-summary')).body.data).toEqual({
      ...before,
      total_users: before.total_users + 1,
    });
    expect(
      await enrol(guest.id, { product_id: 102, way: 'cash', amount: '8,000.50' }),
    ).toMatchObject({ status: 200 });
    await server.runTask('confirm paid orders');
    expect(await person(guest.id)).toMatchObject({
      total_paid: 8000.5,
      receipts: [{ kind: 'receipt', amount: 8000.5 }],
    });
    const after = (await asAdmin('GET', 'dashboard-summary')).body.data;
    expect(after.paid_course_amount).toBe(before.paid_course_amount + 8000.5);
    expect(after.total_paid_transactions).toBe(before.total_paid_transactions + 1);
  });

  test('the same enrolment twice, or four times at once, is one', async () => {
    const email = 'ravi.rao@example.com';
    await server.call('POST', 'book-demo-class', {
      ...{ full_name: 'Ravi Rao', email, type: 'book demo class' },
      ...{ phone_number: '+919822000778', course: 'astrology' },
    });
    const enrol = () =>
      asAdmin('POST', `people/${email}/enrolments`, {
        kind: 'course',
        product_id: 102,
        way: 'cash',
        reason: 'paid at the desk',
      });
    const answers = await Promise.all([enrol(), enrol(), enrol(), enrol()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await enrol()).toMatchObject({
      status: 409,
      body: { message: 'This person has it already.' },
    });
    const { orders, receipts } = await person(email);
    expect([orders.length, receipts.length]).toEqual([1, 1]);
  });

  test('a person without a proven e-mail gets the place with the proof', async () => {
    const lead = { full_name: 'Nila', email: 'nila@example.com', type: 'book demo class' };
    await server.call('POST', 'book-demo-class', {
      ...lead,
      phone_number: '+919822000777',
      course: 'numerology',
    });
    const given = await asAdmin('POST', 'people/nila@example.com/enrolments', {
      kind: 'course',
      product_id: 101,
      way: 'scholarship',
      reason: 'needs it',
    });
    expect(given.body.message).toContain('with the confirmation');
    expect(await person('nila@example.com')).toMatchObject({
      enrolments: [],
      waiting: [{ title: expect.any(String), order_number: expect.any(String) }],
    });
    expect((await asAdmin('POST', 'people/nila@example.com/proof')).status).toBe(200);
    const asked = (await mailsTo('nila@example.com')).at(-1);
    expect(asked).toMatchObject({ template: 'proof-wanted' });
    expect(asked?.text).toContain('/forgetPass');
    await server.call('POST', 'forgot-password/send-otp', { email: 'nila@example.com' });
    const verified = await server.call('POST', 'forgot-password/verify-otp', {
      email: 'nila@example.com',
      otp: server.lastCode('nila@example.com'),
    });
    await server.call('POST', 'forgot-password/reset', {
      email: 'nila@example.com',
      reset_token: verified.body.data.reset_token,
      new_password: 'a-new-password',
      new_password_confirmation: 'a-new-password',
    });
    const proven = await person('nila@example.com');
    expect(proven).toMatchObject({ enrolments: [{ product_id: 101 }] });
    expect(proven.waiting).toBeUndefined();
    expect((await asAdmin('POST', 'people/nila@example.com/proof')).status).toBe(409);
  });

  test('a payment link is an order at the price of the catalogue, paid like any other', async () => {
    const buyer = await server.addUser();
    const asked = await asAdmin('POST', `people/${buyer.id}/orders`, {
      kind: 'course',
      product_id: 101,
      schedule_id: 'first',
      reason: 'sold by phone',
    });
    expect(asked.status).toBe(200);
    const number = asked.body.payment_link.split('/').at(-1);
    expect(asked.body.message).toContain(number);
    await decide(server, number);
    expect(await person(buyer.id)).toMatchObject({
      total_paid: 9999,
      orders: [{ order_number: number, state: 'paid' }],
      enrolments: [{ product_id: 101 }],
    });
    expect(
      (
        await asAdmin('POST', `people/${buyer.id}/orders`, {
          kind: 'course',
          product_id: 7,
          reason: 'x',
        })
      ).status,
    ).toBe(422);
  });
});
