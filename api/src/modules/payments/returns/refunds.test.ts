import {
  buy,
  coursePayload,
  deliverReport,
  paidOrder,
  placeOrder,
  webinarPayload,
} from '../../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { reconcileDay } from '../settlements/reconcile';
import { financialYear } from '../../receipts/receipts';
import { sweepRefunds } from './refunds';
import type { FaultySandbox } from '../../../testing/payments/faulty-sandbox';
import { indianDay } from '../../../platform/indian-time';

let server: TestServer;
let provider: FaultySandbox;
let admin: TestUser;
beforeAll(async () => {
  server = await openTestServer({ env: { GSTIN: '07AAACN1234C1Z5' } });
  provider = server.services.paymentProvider as FaultySandbox;
  admin = await server.addUser({ role: 3, email: 'money-admin@example.com' });
});
afterAll(() => server.close());

const asAdmin = (method: string, path: string, body?: object) =>
  server.call(method, `admin/${path}`, body, { token: admin.token });
const details = async (number: string) => (await asAdmin('GET', `orders/${number}`)).body.data;
const summary = async () => (await asAdmin('GET', 'dashboard-summary')).body.data;
const query = async (text: string, values: unknown[] = []) =>
  (await server.services.pool.query(text, values)).rows;

const purchasedBy = async ({ id, token }: TestUser) =>
  (await server.call('POST', 'user/paid-course-ids', { user_id: id }, { token })).body.course_ids;

test('a partial and then a full refund change totals, list, receipts and enrolment', async () => {
  const before = await summary();
  const { number, student } = await paidOrder(server);
  const refund = (body: object) => asAdmin('POST', `orders/${number}/refunds`, body);
  expect(await refund({ amount: 99.99, reason: 'a gesture' })).toMatchObject({
    status: 200,
    body: { message: 'Refunded.' },
  });
  expect(await details(number)).toMatchObject({ state: 'paid', refunded_amount: 99.99 });
  expect((await summary()).total_paid_amount).toBe(before.total_paid_amount + 9999 - 99.99);
  const [row] = (await asAdmin('GET', `course-orders?email=${student.email}`)).body.data.data;
  expect(row).toMatchObject({ status: 'paid', payable_amount: 9899.01 });
  expect(await purchasedBy(student)).toEqual([101]);

  expect((await refund({ amount: 9900, reason: 'too much' })).status).toBe(422);
  expect((await refund({ reason: 'all of it' })).status).toBe(200);
  const after = await details(number);
  expect(after).toMatchObject({ state: 'refunded', refunded_amount: 9999 });
  expect(
    after.receipts.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
  ).toEqual([
    ['receipt', 9999],
    ['credit_note', 99.99],
    ['credit_note', 9899.01],
  ]);
  expect(await summary()).toEqual(
    expect.objectContaining({
      total_paid_amount: before.total_paid_amount,
      total_paid_transactions: before.total_paid_transactions,
    }),
  );
  const [gone] = (await asAdmin('GET', `course-orders?email=${student.email}`)).body.data.data;
  expect(gone).toMatchObject({ status: 'refunded', payable_amount: 0 });
  expect(await purchasedBy(student)).toEqual([]);
  expect((await refund({ reason: 'once more' })).status).toBe(422);
});

test.each([
  [1234.57, 123_457],
  ['1234.57', 123_457],
  [20.42, 2042],
  ['1,000', 100_000],
  ['1000.50', 100_050],
  ['₹0.01', 1],
])('an amount of %j is returned to the paisa', async (amount, paise) => {
  const { number } = await paidOrder(server);
  const response = await asAdmin('POST', `orders/${number}/refunds`, {
    amount,
    refundable_amount: '9,999',
    reason: 'a gesture',
  });
  expect(response).toMatchObject({ status: 200 });
  expect(await query('SELECT amount_paise FROM refunds WHERE reference = $1', [number])).toEqual([
    { amount_paise: paise },
  ]);
});

test.each([
  [0, 'Please enter an amount from ₹0.01 to ₹9,999.'],
  ['9,999.01', 'At most ₹9,999 of this payment can be returned.'],
  [1.005, 'Please enter an amount in rupees, such as 499 or 499.50.'],
  ['1,50', 'Please enter an amount in rupees, such as 499 or 499.50.'],
  ['', 'Please enter an amount in rupees, such as 499 or 499.50.'],
])('an amount of %j is refused in rupees', async (amount, message) => {
  const { number } = await paidOrder(server);
  expect(
    await asAdmin('POST', `orders/${number}/refunds`, { amount, reason: 'a gesture' }),
  ).toMatchObject({ status: 422, body: { errors: { amount: [message] } } });
});

test.each(['429', '500', 'time out after commit'] as const)(
  'a refund whose request ends with %s is made once',
  async (fault) => {
    const { number } = await paidOrder(server);
    provider.script.push(fault);
    const response = await asAdmin('POST', `orders/${number}/refunds`, { reason: 'asked for' });
    expect(response.body.message).toMatch(/not confirmed/);
    expect(await details(number)).toMatchObject({ state: 'paid' });
    server.advanceClock(120);
    await sweepRefunds(server.services);
    await sweepRefunds(server.services);
    expect(await details(number)).toMatchObject({ state: 'refunded' });
    expect(
      await query('SELECT amount_paise FROM sandbox_refunds WHERE order_number = $1', [number]),
    ).toHaveLength(1);
  },
);

test('the office returns up to the limit of one order, in all, and the owner more', async () => {
  const { number } = await paidOrder(server);
  const office = await server.addUser({ rights: 'office' });
  const content = await server.addUser({ rights: 'content' });
  const refund = ({ token }: TestUser, amount?: number) =>
    server.call(
      'POST',
      `admin/orders/${number}/refunds`,
      { reason: 'a gesture', ...(amount && { amount }) },
      { token },
    );
  expect((await refund(content, 1)).status).toBe(403);
  expect(await refund(office)).toMatchObject({
    status: 403,
    body: { message: 'You may return up to ₹5,000 of one order. Ask an owner for more.' },
  });
  expect((await refund(office, 5000.01)).status).toBe(403);
  expect((await refund(office, 4000)).status).toBe(200);
  expect((await refund(office, 1000.01)).status).toBe(403);
  expect((await refund(office, 1000)).status).toBe(200);
  expect((await refund(admin)).status).toBe(200);
});

test('ten full refunds at once return the money once', async () => {
  const { number } = await paidOrder(server);
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => asAdmin('POST', `orders/${number}/refunds`, { reason: 'x' })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await details(number)).toMatchObject({ state: 'refunded', refunded_amount: 9999 });
});

test('a refund that fails after the case of an earlier one was closed opens a case again', async () => {
  const { number } = await paidOrder(server);
  const refusing = jest
    .spyOn(provider, 'refund')
    .mockResolvedValue({ state: 'failed', providerReference: 'none' });
  const refund = async () =>
    (await asAdmin('POST', `orders/${number}/refunds`, { reason: 'asked for' })).status;
  const open = async () =>
    (await asAdmin('GET', 'review')).body.data.cases.filter(
      (found: { order_number: string }) => found.order_number === number,
    );
  expect(await refund()).toBe(409);
  const [first] = await open();
  expect(first).toMatchObject({ reason: 'refund_failed', detail: `${number}-R1` });
  await asAdmin('POST', `review/${first.id}`, { action: 'close', note: 'asked the provider' });
  expect(await open()).toEqual([]);
  expect(await refund()).toBe(409);
  const second = await open();
  expect(second).toMatchObject([{ reason: 'refund_failed', detail: `${number}-R2` }]);
  // While a case is open, a further refund that fails opens no other one.
  expect(await refund()).toBe(409);
  expect(await open()).toEqual(second);
  refusing.mockRestore();
  await server.services.messenger.deliver();
  const sent = server
    .outbox()
    .filter(({ template, text }) => template === 'review-opened' && text.includes(number));
  expect(sent.map(({ to }) => to).filter((to) => to === admin.email)).toHaveLength(2);
});

test('receipt numbers have no gaps, also for orders paid at once', async () => {
  const numbers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      placeOrder(server, coursePayload({ email: `gapless${index}@example.com` })),
    ),
  );
  await Promise.all(numbers.map((reference) => deliverReport(server, { reference })));
  const rows = await query(
    `SELECT kind, array_agg(sequence ORDER BY sequence) AS numbers FROM receipts GROUP BY kind`,
  );
  for (const { numbers: given } of rows) {
    expect(given).toEqual(given.map((_: number, index: number) => index + 1));
  }
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('2026-27');
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('2027-28');
});

test('only the buyer and an admin can download the receipt as a PDF; the e-mail contains it', async () => {
  const { number, student } = await paidOrder(server);
  const stranger = await server.addUser();
  const path = `orders/${number}/receipt.pdf`;
  const own = await server.app.inject({
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${student.token}` },
  });
  expect(own.headers['content-type']).toBe('application/pdf');
  expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(own.rawPayload.length).toBeLessThan(100_000);
  expect((await asAdmin('GET', path)).status).toBe(200);
  // Each receipt of a buyer belongs to one order only.
  const other = await buy(server, webinarPayload({ email: student.email }), student.token);
  const [receipt] = (await details(other)).receipts;
  const named = async (order: string) =>
    (
      await server.call('GET', `orders/${order}/receipt.pdf?number=${receipt.number}`, undefined, {
        token: student.token,
      })
    ).status;
  expect([await named(other), await named(number)]).toEqual([200, 404]);
  expect((await server.call('GET', path, undefined, { token: stranger.token })).status).toBe(404);
  expect((await server.call('GET', path)).status).toBe(401);
  await server.services.messenger.deliver();
  const sent = server
    .outbox()
    .find(({ template, to }) => template === 'order-paid' && to === student.email);
  const [file] = (sent as unknown as { attachments: { fileName: string; content: string }[] })
    .attachments;
  expect(file!.fileName).toMatch(/^R-\d{4}-\d{2}-\d{6}\.pdf$/);
  expect(Buffer.from(file!.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('an e-mail that cannot be delivered is stored, shown, and can be sent again', async () => {
  const email = {
    channel: 'email',
    template: 't',
    subject: 'S',
    text: 'x',
    html: null,
    code: null,
  };
  const lost = ['lost@example.com', 'gone@example.com'];
  const add = async (to: string, attempts: number, sentAt: Date | null = null) => {
    const [added] = await query(
      `INSERT INTO outgoing_messages (message, tries, sent_at, next_attempt_at, created_at, last_error)
       VALUES ($1, $2, $3, now() + interval '1 hour', now(), 'no such mailbox') RETURNING id`,
      [{ ...email, to }, attempts, sentAt],
    );
    return added.id as number;
  };
  for (const to of lost) await add(to, 12);
  const others = [await add('late@example.com', 12, new Date()), await add('soon@example.com', 11)];
  const shown = async () => (await asAdmin('GET', 'review')).body.data.undelivered;
  const [first, second] = await shown();
  expect([first, second]).toMatchObject(lost.map((to) => ({ to, error: 'no such mailbox' })));
  const sendAgain = async () => (await asAdmin('POST', `undelivered/${first.id}`)).status;
  expect(await sendAgain()).toBe(200);
  expect(await shown()).toEqual([second]);
  for (const id of others) expect((await asAdmin('POST', `undelivered/${id}`)).status).toBe(409);
  const sent = () => server.outbox().filter(({ to }) => to === lost[0]).length;
  expect(sent()).toBe(1);
  expect(await sendAgain()).toBe(409);
  expect(sent()).toBe(1);
});

test('the settlement list is compared, and differences are shown', async () => {
  const { number } = await paidOrder(server);
  const day = indianDay(server.now());
  await reconcileDay(server.services, day);
  const shown = async () => (await asAdmin('GET', 'settlements/open')).body.data.days[0];
  const equal = await shown();
  expect(equal.provider_total).toBe(equal.our_total);
  expect(equal.differences).toEqual([]);
  for (const days of [-10, 10]) {
    const other = indianDay(new Date(server.now().getTime() + days * 86_400_000));
    expect(await provider.fetchSettled(other)).toEqual([]);
  }
  await query('UPDATE payments SET amount_paise = 1 WHERE reference = $1', [number]);
  await reconcileDay(server.services, day);
  expect((await shown()).differences).toEqual([
    expect.stringMatching(/settled ₹9,999, here ₹0.01/),
  ]);
  await query('UPDATE payments SET amount_paise = 999900 WHERE reference = $1', [number]);
});

test('a buyer’s orders are listed with their state, and an open one has a payment link', async () => {
  const { number, student } = await paidOrder(server);
  const open = await placeOrder(
    server,
    coursePayload({ course_id: 102, course_name: 'Astrology Course' }),
    student.token,
  );
  const call = (method: string, path: string) =>
    server.call(method, path, undefined, { token: student.token });
  const { body } = await call('GET', 'orders');
  expect(body.data).toMatchObject([
    { order_number: open, state: 'pending', can_resume: true, has_receipt: false },
    { order_number: number, state: 'paid', can_resume: false, has_receipt: true },
  ]);
  const link = await call('POST', `orders/${open}/payment`);
  expect(link.body.payment_link).toContain(`/sandbox-pay/${open}`);
  expect((await call('POST', `orders/${number}/payment`)).status).toBe(409);
  const stranger = await server.addUser();
  const theirs = await server.call('POST', `orders/${open}/payment`, undefined, {
    token: stranger.token,
  });
  expect(theirs.status).toBe(404);
});

test('a refund that two processes find done is added once, and ends no other refund', async () => {
  const [{ number }, { number: other }] = [await paidOrder(server), await paidOrder(server)];
  provider.script.push('500');
  await asAdmin('POST', `orders/${other}/refunds`, { amount: 100, reason: 'a part' });
  // The second payment does not count: no credit note protects its refund from being added twice.
  await deliverReport(server, { reference: number });
  const { cases } = (await asAdmin('GET', 'review')).body.data;
  const { id } = cases.find(({ reference }: { reference: string }) => reference === number);
  const { refund } = provider;
  const slow = jest.spyOn(provider, 'refund').mockImplementationOnce(async (request) => {
    const response = await refund(request);
    await query('UPDATE refunds SET next_check_at = now() WHERE reference = $1', [number]);
    await sweepRefunds(server.services);
    return response;
  });
  const decision = { action: 'refund', note: 'paid twice' };
  expect((await asAdmin('POST', `review/${id}`, decision)).status).toBe(200);
  expect(slow).toHaveBeenCalledTimes(2);
  slow.mockRestore();
  const returned = 'SELECT refunded_paise::integer FROM payments WHERE payment_id = $1';
  expect(await query(returned, [`p-${number}`])).toEqual([{ refunded_paise: 999_900 }]);
  expect(await details(other)).toMatchObject({ refunds: [{ state: 'requested' }] });
});
