import type { NewCodeRequest } from 'shared/model/schemas';
import { daysAfter, indianDay } from '../../platform/indian-time';
import { coursePayload, decide, webinarPayload } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

let server: TestServer;
let owner: TestUser;
/** Also after a time in which a login ends. */
const signIn = async () => {
  owner = await server.addUser({ role: 3, name: 'Owner' });
};
beforeAll(async () => {
  server = await openTestServer({ env: { GSTIN: '07AAACN1234C1Z5' } });
  await signIn();
});
afterAll(() => server.close());

const terms = {
  percent: 10,
  amount: null,
  products: [],
  from: null,
  until: null,
  uses: null,
  once_each: false,
  closed: false,
};
const asOwner = (method: string, path: string, body?: unknown) =>
  server.call(method, path, body, { token: owner.token });
const add = (code: string, changes: Partial<NewCodeRequest> = {}) =>
  asOwner('POST', 'admin/codes', { code, ...terms, ...changes });
const rowOf = async (code: string) => {
  const { body } = await asOwner('GET', 'admin/codes');
  return body.data.find((row: { code: string }) => row.code === code);
};

let buyers = 0;
/** Another guest each time. */
const guest = (changes: Record<string, unknown>) => {
  buyers += 1;
  const number = String(buyers).padStart(4, '0');
  return { email: `guest${number}@example.com`, phone: `987654${number}`, ...changes };
};
const order = (code: string, payable_amount: number, buyer = guest({})) =>
  server.call('POST', 'payment/create', coursePayload({ ...buyer, code, payable_amount }));
const price = (code: string, changes: object = {}) =>
  server.call('POST', 'payment/code', {
    code,
    course_type: 'course',
    course_id: 101,
    items: [{ course_id: 101, quantity: 1 }],
    ...changes,
  });
const refused = (message: string) => ({ status: 422, body: { errors: { code: [message] } } });

test('a percentage is taken off to the paisa, in the order, the receipt, its tax and the books', async () => {
  expect(await add('diwali15', { percent: 15 })).toMatchObject({ status: 200 });
  expect(await price(' Diwali15 ')).toMatchObject({
    status: 200,
    body: {
      code: 'DIWALI15',
      code_amount: 1499.85,
      total_amount: 9999,
      discount_amount: 1499.85,
      payable_amount: 8499.15,
    },
  });
  // The browser decides no amount.
  expect(await order('DIWALI15', 8499)).toMatchObject({
    status: 422,
    body: { payable_amount: 8499.15, discount_amount: 1499.85, total_amount: 9999 },
  });
  const { body, status } = await order('diwali15', 8499.15);
  expect(status).toBe(200);
  await decide(server, body.order_number);
  await server.runTask('confirm paid orders');
  const { rows } = await server.services.pool.query(
    `SELECT o.total_paise, o.discount_paise, o.payable_paise, o.state, r.amount_paise, r.taxable_paise,
       r.cgst_paise + r.sgst_paise + r.igst_paise + r.rounding_paise AS tax, r.details->'discount' AS discount
     FROM orders o JOIN receipts r ON r.order_id = o.id WHERE order_number = $1`,
    [body.order_number],
  );
  expect(rows).toEqual([
    {
      total_paise: 999_900,
      discount_paise: 149_985,
      payable_paise: 849_915,
      state: 'paid',
      amount_paise: 849_915,
      taxable_paise: 720_267,
      tax: 129_648,
      discount: { code: 'DIWALI15', pricePaise: 999_900 },
    },
  ]);
  expect(await rowOf('DIWALI15')).toMatchObject({ used: 1, paid: 1, paid_amount: 8499.15 });
  const file = await asOwner('GET', 'admin/course-orders.csv');
  expect(file.body).toMatch(/,Refunded Amount,Code\r\n.*,8499.15,0,DIWALI15\r\n/);
});

test('an amount is taken off the products that it names, and leaves a rupee to pay', async () => {
  await add('STARS', { percent: null, amount: 500.5, products: ['course 102'] });
  expect(await price('STARS')).toMatchObject(
    refused('This code is not for what is in your order.'),
  );
  const items = [
    { course_id: 101, quantity: 1 },
    { course_id: 102, quantity: 2 },
  ];
  expect((await price('STARS', { items })).body).toMatchObject({ code_amount: 500.5 });
  await add('TICKET', { percent: null, amount: 500, products: ['webinar 201'] });
  const ticket = await price('TICKET', {
    course_type: 'webinar',
    course_id: 201,
    items: undefined,
  });
  expect(ticket.body).toEqual({
    code: 'TICKET',
    code_amount: 28,
    total_amount: 499,
    discount_amount: 498,
    payable_amount: 1,
  });
  const bought = await server.call(
    'POST',
    'payment/create',
    webinarPayload({ ...guest({}), code: 'TICKET', payable_amount: 1 }),
  );
  expect(bought.status).toBe(200);
});

test('an unknown, closed, ended or future code is refused in words, in both languages', async () => {
  const today = indianDay(server.now());
  await add('EARLIER', { until: daysAfter(today, -1) });
  await add('LATER', { from: daysAfter(today, 1) });
  await add('CLOSED');
  expect(await asOwner('PUT', 'admin/codes/CLOSED', { ...terms, closed: true })).toMatchObject({
    body: { message: 'Closed. Nobody can use it.' },
  });
  for (const [code, message] of [
    ['NOBODYS', 'There is no such code. Please check how it is written.'],
    ['EARLIER', 'This code has ended.'],
    ['LATER', 'This code does not count yet.'],
    ['CLOSED', 'This code has ended.'],
  ] as const) {
    expect(await price(code)).toMatchObject(refused(message));
    expect(await order(code, 8999.1)).toMatchObject(refused(message));
  }
  await asOwner('PUT', 'admin/codes/CLOSED', terms);
  expect((await price('CLOSED')).status).toBe(200);
  const inHindi = await server.call(
    'POST',
    'payment/code',
    { code: 'NOBODYS', course_type: 'course', course_id: 101 },
    { headers: { 'accept-language': 'hi' } },
  );
  expect(inHindi.body.errors.code[0]).toMatch(/^ऐसा कोई कोड नहीं है/);
});

test('of two buyers at once for the last use, one wins; an order that expires gives its use back', async () => {
  await add('LAST', { uses: 1 });
  const statuses = (await Promise.all([order('LAST', 8999.1), order('LAST', 8999.1)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 422]);
  expect(await price('LAST')).toMatchObject(refused('This code is used up.'));
  expect(await rowOf('LAST')).toMatchObject({ used: 1, paid: 0 });
  server.advanceClock(7 * 86_400 + 60);
  await signIn();
  expect(await rowOf('LAST')).toMatchObject({ used: 0 });
  const { body } = await order('LAST', 8999.1);
  await decide(server, body.order_number);
  server.advanceClock(8 * 86_400);
  await signIn();
  expect(await order('LAST', 8999.1)).toMatchObject(refused('This code is used up.'));
});

test('a buyer who changes the cart keeps the last use: the unpaid order before is cancelled', async () => {
  await add('MINE', { uses: 1, once_each: true });
  const buyer = guest({});
  const first = await order('MINE', 8999.1, buyer);
  const stranger = await order('MINE', 8999.1, guest({ email: buyer.email }));
  expect(stranger).toMatchObject(refused('This code is used up.'));
  const items = [{ course_id: 101, quantity: 2 }];
  const second = await server.call(
    'POST',
    'payment/create',
    coursePayload({ ...buyer, code: 'MINE', items, payable_amount: 17_998.2 }),
  );
  expect(second.status).toBe(200);
  const state = async (number: string) =>
    (await asOwner('GET', `admin/orders/${number}`)).body.data.state;
  expect(await state(first.body.order_number)).toBe('cancelled');
  await decide(server, second.body.order_number);
  expect(await order('MINE', 8999.1, buyer)).toMatchObject(
    refused('You have used this code already.'),
  );
});

test('a repeated request gets its order, also when it holds the last use', async () => {
  await add('TWICE', { uses: 1 });
  const payload = coursePayload({ ...guest({}), code: 'TWICE', payable_amount: 8999.1 });
  const send = () =>
    server.call('POST', 'payment/create', payload, {
      headers: { 'idempotency-key': 'the-same-order-twice' },
    });
  const [first, second] = [await send(), await send()];
  expect(second.status).toBe(200);
  expect(second.body.order_number).toBe(first.body.order_number);
});

test('an unpaid order keeps its code for a later try, also after the code is closed', async () => {
  await add('KEEP');
  const { body } = await order('KEEP', 8999.1);
  await asOwner('PUT', 'admin/codes/KEEP', { ...terms, closed: true });
  server.advanceClock(25 * 3600);
  await signIn();
  const { order_number: order_id, order_token } = body;
  expect(await server.call('POST', 'payment/retry', { order_id, order_token })).toMatchObject({
    status: 200,
  });
  const { rows } = await server.services.pool.query(
    `SELECT a.payable_paise FROM payment_attempts a JOIN orders o ON o.id = a.order_id
     WHERE order_number = $1 ORDER BY a.id`,
    [order_id],
  );
  expect(rows).toEqual([{ payable_paise: 899_910 }, { payable_paise: 899_910 }]);
});

test('only who has the right sees and changes codes, and the audit log names each change', async () => {
  const office = await server.addUser({ rights: 'office', name: 'Office' });
  expect((await server.call('GET', 'admin/codes', undefined, office)).status).toBe(403);
  await add('AUDITED', { uses: 20, products: ['course 101'] });
  await asOwner('PUT', 'admin/codes/AUDITED', { ...terms, percent: 20, closed: true });
  const { body } = await asOwner('GET', 'admin/audit');
  expect(body.data.data.slice(0, 2)).toMatchObject([
    {
      action: 'Change code',
      subject: 'Code AUDITED',
      changes: expect.arrayContaining([
        { field: 'percent', from: '10%', to: '20%' },
        { field: 'uses', from: '20', to: '' },
        { field: 'closed', from: '', to: 'yes' },
      ]),
    },
    { action: 'Add code', subject: 'Code AUDITED' },
  ]);
});

test.each([
  ['a word twice', { code: 'AUDITED' }, 'code'],
  ['a word with a space', { code: 'A B C D' }, 'code'],
  ['everything for nothing', { percent: 100 }, 'percent'],
  ['both', { amount: 100 }, 'amount'],
  ['neither', { percent: null }, 'amount'],
  ['an end before the beginning', { from: '2027-01-02', until: '2027-01-01' }, 'until'],
  ['a product that does not exist', { products: ['course 999'] }, 'products'],
])('%s is refused at its field', async (_name, changes, field) => {
  const { status, body } = await add('WRONG', changes);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)[0]).toMatch(new RegExp(`^${field}`));
});

test('whoever guesses has to stop; a right code does not count', async () => {
  await add('GUESSED');
  const limited = await openTestServer({ beside: server, env: { RATE_LIMITS: 'on' } });
  const ask = async (code: string) =>
    (await limited.call('POST', 'payment/code', { code, course_type: 'course', course_id: 101 }))
      .status;
  for (let turn = 0; turn < 31; turn += 1) expect(await ask('GUESSED')).toBe(200);
  for (let turn = 0; turn < 30; turn += 1) expect(await ask(`GUESS-${turn}`)).toBe(422);
  expect(await ask('GUESS-30')).toBe(429);
  const { status } = await limited.call(
    'POST',
    'payment/create',
    coursePayload({ ...guest({}), code: 'GUESS-31', payable_amount: 1 }),
  );
  expect(status).toBe(429);
  await limited.close();
});
