import type { SandboxProvider } from '../providers/sandbox-provider';
import { decide, paidOrder, placeOrder } from '../../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { indianDay } from '../../../platform/indian-time';
import { findOrder } from '../../orders/orders-repository';
import { applyWaitingEvents } from '../events';
import { sweepOrders } from '../sweeper';
import { recordReturn } from './book-return';

let server: TestServer;
let provider: SandboxProvider;
let owner: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  provider = server.services.paymentProvider as SandboxProvider;
  owner = await server.addUser({ role: 3 });
});
afterAll(() => server.close());

const asOwner = (method: string, path: string, body?: object) =>
  server.call(method, `admin/${path}`, body, { token: owner.token });
const details = async (number: string) => (await asOwner('GET', `orders/${number}`)).body.data;
const paymentOf = async (number: string): Promise<string> =>
  (await provider.find(number))!.paymentId!;
const notes = ({ receipts }: { receipts: { kind: string; amount: number }[] }) =>
  receipts.filter(({ kind }) => kind === 'credit_note').map(({ amount }) => amount);

let outside = 0;
/** Somebody presses Refund on the provider's own page. */
async function refundOutside(reference: string, amountPaise: number): Promise<string> {
  outside += 1;
  const refundNumber = `outside-${outside}`;
  await provider.refund({
    refundNumber,
    reference,
    providerReference: null,
    paymentId: await paymentOf(reference),
    amountPaise,
    currency: 'INR',
    note: '',
  });
  return refundNumber;
}

async function tell(number: string): Promise<number> {
  const { body, headers } = provider.sign({ refundsOf: await paymentOf(number) });
  return (await server.call('POST', 'payment/webhook/sandbox', body, { headers })).status;
}

test('refunds on the page of the provider are booked once each, however often they are told', async () => {
  const { number } = await paidOrder(server);
  await refundOutside(number, 100_001);
  for (let told = 0; told < 3; told += 1) expect(await tell(number)).toBe(200);
  const part = await details(number);
  expect(part).toMatchObject({
    state: 'paid',
    refunded_amount: 1000.01,
    refundable_amount: 8998.99,
  });
  expect(part.events).toEqual(expect.arrayContaining([expect.objectContaining({ deliveries: 3 })]));
  await refundOutside(number, 899_899);
  // The body of the event is the same: only a question shows the second one.
  server.advanceClock(9 * 24 * 3600);
  await sweepOrders(server.services);
  server.advanceClock(-9 * 24 * 3600);
  const whole = await details(number);
  expect(whole).toMatchObject({ state: 'refunded', enrolments: [] });
  expect(notes(whole)).toEqual([1000.01, 8998.99]);
  await server.services.messenger.deliver();
  expect(server.outbox().filter(({ template }) => template === 'order-refunded')).toHaveLength(2);
});

test('the event of a refund waits for the payment that it names', async () => {
  const number = await placeOrder(server);
  await provider.decide(number, 'paid');
  await refundOutside(number, 100_000);
  expect(await tell(number)).toBe(200);
  expect(await details(number)).toMatchObject({ state: 'pending', refunds: [] });
  await decide(server, number);
  server.advanceClock(120);
  await applyWaitingEvents(server.services);
  expect(await details(number)).toMatchObject({ state: 'paid', refunded_amount: 1000 });
});

test('our own refund ends with the event, and is not taken for another one', async () => {
  const { number } = await paidOrder(server);
  const { refund } = provider;
  const slow = jest.spyOn(provider, 'refund').mockImplementationOnce(async (request) => {
    const report = await refund(request);
    expect(await tell(number)).toBe(200);
    return report;
  });
  const answer = await asOwner('POST', `orders/${number}/refunds`, { reason: 'asked for' });
  slow.mockRestore();
  expect(answer.body.message).toBe('Refunded.');
  expect(await details(number)).toMatchObject({ state: 'refunded', refunds: [{ state: 'done' }] });
});

test('a refund that is refused because the money had gone back brings the books in step', async () => {
  const { number } = await paidOrder(server);
  await refundOutside(number, 999_900);
  expect((await asOwner('POST', `orders/${number}/refunds`, { reason: 'x' })).status).toBe(409);
  expect(await details(number)).toMatchObject({ state: 'refunded', in_review: false });
});

test('a refund that an admin has written down is the same when the provider tells of it', async () => {
  const { number } = await paidOrder(server);
  await refundOutside(number, 100_000);
  const order = await findOrder(server.services.database, number);
  const day = indianDay(server.now());
  await server.services.database.transaction((transaction) =>
    recordReturn(server.services, transaction, order!.id, {
      amountPaise: 100_000,
      day,
      way: 'provider',
      proof: 'on its page',
      reason: 'asked for',
      access: 'by amount',
      admin: { id: owner.id, name: owner.name, adminRole: 'owner' },
    }),
  );
  await tell(number);
  expect(notes(await details(number))).toEqual([1000]);
});

test('orders of a provider of before are refunded, asked about and told of', async () => {
  const { number } = await paidOrder(server);
  const unpaid = await placeOrder(server);
  const now = await openTestServer({
    beside: server,
    overrides: {
      paymentProvider: { ...provider, name: 'the new one' },
      earlierProviders: [provider],
    },
  });
  await provider.decide(unpaid, 'paid');
  server.advanceClock(180);
  await now.runTask('ask about open orders');
  expect(await details(unpaid)).toMatchObject({ state: 'paid' });
  const refund = await now.call(
    'POST',
    `admin/orders/${number}/refunds`,
    { amount: 100, reason: 'a part' },
    { token: owner.token },
  );
  expect(refund.body.message).toBe('Refunded.');
  await refundOutside(number, 989_900);
  const { body, headers } = provider.sign({ refundsOf: await paymentOf(number) });
  const told = await now.call('POST', 'payment/webhook/sandbox', body, { headers });
  expect(told.status).toBe(200);
  expect(await details(number)).toMatchObject({ state: 'refunded' });
  await now.close();
});
