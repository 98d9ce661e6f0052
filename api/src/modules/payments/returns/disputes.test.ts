import type { DisputeReport } from '../providers/provider';
import type { SandboxProvider } from '../providers/sandbox-provider';
import { paidOrder } from '../../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';

let server: TestServer;
let provider: SandboxProvider;
let owner: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  provider = server.services.paymentProvider as SandboxProvider;
  owner = await server.addUser({ role: 3, email: 'owner-of-disputes@example.com' });
});
afterAll(() => server.close());

const asOwner = (method: string, path: string, body?: object) =>
  server.call(method, `admin/${path}`, body, { token: owner.token });
const details = async (number: string) => (await asOwner('GET', `orders/${number}`)).body.data;
const casesOf = async (number: string) =>
  (await asOwner('GET', 'review')).body.data.cases.filter(
    (found: { order_number: string }) => found.order_number === number,
  );

async function tell(
  number: string,
  state: DisputeReport['state'],
  respondBy = '2026-12-05',
): Promise<void> {
  const { paymentId } = (await provider.find(number))!;
  const dispute = {
    disputeId: `disp-${number}`,
    paymentId: paymentId!,
    amountPaise: 999_900,
    currency: 'INR',
    reason: 'goods not received',
    respondBy,
    state,
  };
  if (answers) answers.mockResolvedValue(dispute);
  const { body, headers } = provider.sign({ dispute });
  await server.call('POST', 'payment/webhook/sandbox', body, { headers });
}

/** The provider can be asked about disputes, as the real ones can. */
let answers: jest.SpyInstance<Promise<DisputeReport | null>> | undefined;
const canBeAsked = () => {
  answers = jest.spyOn(provider, 'fetchDispute');
};
afterEach(() => {
  answers?.mockRestore();
  answers = undefined;
});

test('a dispute is a case on its order with the last day to answer, and is told to owners', async () => {
  const { number } = await paidOrder(server);
  await tell(number, 'open');
  await tell(number, 'open');
  expect(await casesOf(number)).toMatchObject([
    {
      reason: 'dispute',
      detail: '₹9,999 (goods not received). Answer there by 5 December 2026.',
      order_number: number,
    },
  ]);
  expect(await details(number)).toMatchObject({ state: 'paid', in_review: true });
  await server.services.messenger.deliver();
  const mails = server
    .outbox()
    .filter(({ to, text }) => to === owner.email && text.includes('5 December 2026'));
  expect(mails).toHaveLength(1);
});

test('a won dispute closes its case', async () => {
  const { number } = await paidOrder(server);
  await tell(number, 'open');
  await tell(number, 'over');
  expect(await casesOf(number)).toEqual([]);
  expect(await details(number)).toMatchObject({ state: 'paid', refunded_amount: 0 });
});

test('a lost dispute is booked in one step, once, and ends the access', async () => {
  const { number } = await paidOrder(server);
  await tell(number, 'open');
  await tell(number, 'lost');
  const [found, ...others] = await casesOf(number);
  expect(found).toMatchObject({ reason: 'dispute_lost' });
  expect(others).toEqual([]);
  const office = await server.addUser({ rights: 'content' });
  const decision = { action: 'book', note: 'the bank took it' };
  const book = (token: string) =>
    server.call('POST', `admin/review/${found.id}`, decision, { token });
  expect((await book(office.token)).status).toBe(403);
  expect((await book(owner.token)).status).toBe(200);
  expect((await book(owner.token)).status).toBe(409);
  // A late event of the same dispute opens nothing.
  await tell(number, 'lost');
  await tell(number, 'open');
  expect(await casesOf(number)).toEqual([]);
  const after = await details(number);
  expect(after).toMatchObject({ state: 'refunded', enrolments: [], refunded_amount: 9999 });
  expect(after.receipts).toMatchObject([
    { kind: 'receipt' },
    { kind: 'credit_note', amount: 9999 },
  ]);
});

test('an old event that arrives after the end of a dispute opens no case', async () => {
  const { number } = await paidOrder(server);
  await tell(number, 'over');
  await tell(number, 'open');
  expect(await casesOf(number)).toEqual([]);
});

test('a dispute that is open again is a case again, until an admin has closed it', async () => {
  canBeAsked();
  const { number } = await paidOrder(server);
  await tell(number, 'open');
  await tell(number, 'over');
  await tell(number, 'open', '2027-01-05');
  const [again, ...others] = await casesOf(number);
  expect(again).toMatchObject({
    reason: 'dispute',
    detail: expect.stringContaining('5 January 2027'),
  });
  expect(others).toEqual([]);
  const decision = { action: 'close', note: 'answered there' };
  expect((await asOwner('POST', `review/${again.id}`, decision)).status).toBe(200);
  await tell(number, 'open', '2027-01-06');
  expect(await casesOf(number)).toEqual([]);
});

test('a lost dispute that is open again is booked when it is lost again, once', async () => {
  canBeAsked();
  const { number } = await paidOrder(server);
  await tell(number, 'lost');
  await tell(number, 'open');
  expect(await casesOf(number)).toMatchObject([{ reason: 'dispute' }]);
  await tell(number, 'lost', '2027-01-05');
  const [found, ...others] = await casesOf(number);
  expect([found.reason, others]).toEqual(['dispute_lost', []]);
  const book = { action: 'book', note: 'the bank took it' };
  expect((await asOwner('POST', `review/${found.id}`, book)).status).toBe(200);
  await tell(number, 'open', '2027-01-06');
  await tell(number, 'lost', '2027-01-06');
  expect(await casesOf(number)).toEqual([]);
  expect((await details(number)).refunded_amount).toBe(9999);
});
