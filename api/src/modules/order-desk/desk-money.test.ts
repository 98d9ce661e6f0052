import { buy, coursePayload, decide, placeOrder } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.addUser({ role: 3, name: 'Owner' });
});
afterAll(() => server.close());

const asAdmin = (method: string, path: string, body?: object, { token } = owner) =>
  server.call(method, `admin/${path}`, body, { token });
const details = async (number: string) => (await asAdmin('GET', `orders/${number}`)).body.data;
const act = (number: string, action: string, body: object) =>
  asAdmin('POST', `orders/${number}/${action}`, body);
const mailsTo = async (to: string) => {
  await server.services.messenger.deliver();
  return server.outbox().filter((sent) => sent.to === to);
};
const today = () => new Date(server.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const sumOfRegister = async () => (await asAdmin('GET', 'receipts/sums')).body.data.all.total;
const reason = 'as agreed';

const opened = async () => {
  const buyer = await server.addUser();
  const number = await placeOrder(server, coursePayload({ email: buyer.email }), buyer.token);
  return { number, buyer };
};
const byHand = async (given: object) => {
  const person = await server.addUser();
  const path = `people/${person.id}/enrolments`;
  const body = { kind: 'course', product_id: 101, reason, ...given };
  expect(await asAdmin('POST', path, body)).toMatchObject({ status: 200 });
  await server.runTask('confirm paid orders');
  const { orders } = (await asAdmin('GET', `people/${person.id}`)).body.data;
  return { number: orders[0].order_number as string, person };
};

test('money that went back outside is written down with a credit note, and the access stays or ends', async () => {
  const buyer = await server.addUser();
  const number = await buy(server, coursePayload({ email: buyer.email }), buyer.token);
  const before = await sumOfRegister();
  const money = {
    amount: '2,000.50',
    day: today(),
    way: 'bank',
    reference: 'UTR 77',
    access: 'keep',
  };
  expect(await act(number, 'returns', { ...money, reason })).toMatchObject({ status: 200 });
  expect(await details(number)).toMatchObject({
    state: 'paid',
    returnable_amount: 7998.5,
    refunds: [
      {
        amount: 2000.5,
        way: 'bank',
        reference: 'UTR 77',
        returned_on: today(),
        state: 'done',
        reason,
      },
    ],
    enrolments: [{ product_id: 101 }],
  });
  expect(await sumOfRegister()).toBeCloseTo(before - 2000.5, 2);
  const refused = await act(number, 'returns', { ...money, amount: 7998.51, reason });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { amount: [/At most ₹7,998.50/] } },
  });
  const future = { ...money, day: '2999-01-01', reason };
  expect(await act(number, 'returns', future)).toMatchObject({ status: 422 });
  const rest = { ...money, amount: 7998.5, way: 'cash', access: 'withdraw', reason };
  expect((await act(number, 'returns', rest)).status).toBe(200);
  expect(await details(number)).toMatchObject({
    state: 'refunded',
    returnable_amount: 0,
    enrolments: [],
  });
  const [latest] = (await asAdmin('GET', 'audit')).body.data.data;
  expect(latest).toMatchObject({ action: 'Record a return', subject: `Order ${number}` });
});

test('returns follow the limit of the office, and nobody else may write them down', async () => {
  const number = await buy(server, coursePayload({ email: 'limit@example.com' }));
  const office = await server.addUser({ rights: 'office' });
  const accountant = await server.addUser({ rights: 'accountant' });
  const body = { amount: 9999, day: today(), way: 'cash', access: 'keep', reason };
  const asked = (who: TestUser) => asAdmin('POST', `orders/${number}/returns`, body, who);
  expect(await asked(office)).toMatchObject({ status: 403, body: { message: /up to/ } });
  expect((await asked(accountant)).status).toBe(403);
});

test('an open order is paid in cash once, with a receipt, and its link is over', async () => {
  const { number, buyer } = await opened();
  const close = jest.spyOn(server.services.paymentProvider, 'closeCheckout');
  expect(await details(number)).toMatchObject({ can_take_cash: true, can_cancel: true });
  const [one, other] = await Promise.all([
    act(number, 'cash', { reason }),
    act(number, 'cash', { reason }),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  await server.runTask('confirm paid orders');
  expect(await details(number)).toMatchObject({
    state: 'paid',
    payable_amount: 9999,
    can_take_cash: false,
    receipts: [{ kind: 'receipt', amount: 9999 }],
    enrolments: [{ product_id: 101 }],
  });
  expect(await mailsTo(buyer.email)).toContainEqual(
    expect.objectContaining({ template: 'order-paid' }),
  );
  expect((await act(number, 'payment-link', {})).status).toBe(409);
  expect(close).toHaveBeenCalledWith(expect.objectContaining({ reference: number }));
  // Who pays on the old page all the same has paid twice: somebody decides.
  await decide(server, number, 'paid');
  expect(await details(number)).toMatchObject({ in_review: true, payable_amount: 9999 });
});

test('nobody pays in cash for what was paid before', async () => {
  const { number, buyer } = await opened();
  await act(number, 'cash', { amount: 8000, reason });
  expect((await details(number)).payable_amount).toBe(8000);
  const number2 = await placeOrder(server, coursePayload({ email: buyer.email }), buyer.token);
  expect(await act(number2, 'cash', { reason })).toMatchObject({
    status: 409,
    body: { message: 'This person has it already.' },
  });
});

test('a cancelled order says so, and so does its link', async () => {
  const { number } = await opened();
  const close = jest.spyOn(server.services.paymentProvider, 'closeCheckout');
  expect((await act(number, 'cancellation', { reason })).status).toBe(200);
  expect(await details(number)).toMatchObject({
    state: 'cancelled',
    can_pay: false,
    can_take_cash: false,
    can_cancel: false,
  });
  expect(await act(number, 'payment-link', {})).toMatchObject({
    status: 409,
    body: { message: 'This order was cancelled.' },
  });
  const page = await server.app.inject({ url: `/sandbox-pay/${number}` });
  expect(page.body).toContain('<h1>Order cancelled</h1>');
  expect(close).toHaveBeenCalledWith(expect.objectContaining({ reference: number }));
  expect((await act(number, 'cancellation', { reason })).status).toBe(409);
  const { unpaid_orders } = (await asAdmin('GET', 'desk')).body.data;
  expect(unpaid_orders).not.toContainEqual(expect.objectContaining({ order_number: number }));
});

test('a cash sale of today is taken back with its credit note; tomorrow it is a return', async () => {
  const before = await sumOfRegister();
  const { number, person } = await byHand({ way: 'cash', amount: 8500.75 });
  expect(await details(number)).toMatchObject({ can_cancel: true, returnable_amount: 8500.75 });
  expect((await act(number, 'cancellation', { reason })).status).toBe(200);
  expect(await details(number)).toMatchObject({
    state: 'refunded',
    enrolments: [],
    receipts: [{ kind: 'receipt' }, { kind: 'credit_note', amount: 8500.75 }],
  });
  expect(await sumOfRegister()).toBeCloseTo(before, 2);
  const last = (await mailsTo(person.email)).at(-1);
  expect(last).toMatchObject({ text: expect.stringContaining('by mistake') });

  const { number: old } = await byHand({ way: 'cash' });
  server.advanceClock(86_400);
  const { email, password } = owner;
  owner.token = (await server.call('POST', 'login', { email, password })).body.data.token;
  expect(await details(old)).toMatchObject({ can_cancel: false, returnable_amount: 9999 });
  expect((await act(old, 'cancellation', { reason })).status).toBe(409);
});

test('a gift is withdrawn, and the person is told', async () => {
  const { number, person } = await byHand({ way: 'gift' });
  expect(await details(number)).toMatchObject({ can_withdraw: true, returnable_amount: 0 });
  expect((await act(number, 'withdrawal', { reason })).status).toBe(200);
  expect(await details(number)).toMatchObject({ state: 'withdrawn', enrolments: [], receipts: [] });
  expect((await mailsTo(person.email)).at(-1)).toMatchObject({ template: 'place-withdrawn' });
  expect((await act(number, 'withdrawal', { reason })).status).toBe(409);
});
