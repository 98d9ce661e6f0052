import { coursePayload, decide, paidOrder, placeOrder } from '../../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../../testing/test-server';
import { indianDay } from '../../../platform/indian-time';
import { findOrder } from '../../orders/orders-repository';
import { recordReturn, type ReturnedMoney } from './book-return';

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.addUser({ role: 3 });
});
afterAll(() => server.close());

const asOwner = (method: string, path: string, body?: object) =>
  server.call(method, `admin/${path}`, body, { token: owner.token });
const details = async (number: string) => (await asOwner('GET', `orders/${number}`)).body.data;

async function cashOrder(amount = '5000'): Promise<string> {
  const { id } = await server.addUser();
  const sale = { kind: 'course', product_id: 102, way: 'cash', amount, reason: 'in cash' };
  await asOwner('POST', `people/${id}/enrolments`, sale);
  return (await asOwner('GET', `people/${id}`)).body.data.orders[0].order_number;
}

async function giveBack(number: string, money: Partial<ReturnedMoney> & { amountPaise: number }) {
  const { database, now } = server.services;
  const order = await findOrder(database, number);
  return database.transaction((transaction) =>
    recordReturn(server.services, transaction, order!.id, {
      day: indianDay(now()),
      way: 'cash',
      proof: '',
      reason: 'asked for',
      access: 'by amount',
      admin: { id: owner.id, name: owner.name, adminRole: 'owner' },
      ...money,
    }),
  );
}

const notes = ({ receipts }: { receipts: { kind: string; amount: number }[] }) =>
  receipts.filter(({ kind }) => kind === 'credit_note').map(({ amount }) => amount);

test('cash goes back in parts, and the last rupee ends the access', async () => {
  const number = await cashOrder();
  await giveBack(number, { amountPaise: 100_000 });
  const part = await details(number);
  expect(part).toMatchObject({ state: 'paid', refunded_amount: 1000 });
  expect(part.enrolments).toHaveLength(1);
  await expect(giveBack(number, { amountPaise: 400_001 })).rejects.toThrow(
    'At most ₹4,000 of this payment can be returned.',
  );
  await giveBack(number, { amountPaise: 400_000 });
  const whole = await details(number);
  expect(whole).toMatchObject({ state: 'refunded', refunded_amount: 5000, enrolments: [] });
  expect(notes(whole)).toEqual([1000, 4000]);
});

test.each([
  ['withdraw', 100_000, 'refunded', 0],
  ['keep', 500_000, 'paid', 1],
] as const)(
  'a return can %s the access, whatever its amount',
  async (access, paise, state, left) => {
    const number = await cashOrder();
    await giveBack(number, { amountPaise: paise, access });
    const after = await details(number);
    expect(after).toMatchObject({ state, refunded_amount: paise / 100 });
    expect(after.enrolments).toHaveLength(left);
    if (access === 'keep') return;
    // What was kept can still go back.
    await giveBack(number, { amountPaise: 400_000 });
    expect(notes(await details(number))).toEqual([1000, 4000]);
  },
);

test('a payment through the provider that goes back by the bank is no longer refundable', async () => {
  const { number } = await paidOrder(server);
  await giveBack(number, { amountPaise: 999_900, way: 'bank', proof: 'UTR 1' });
  expect(await details(number)).toMatchObject({
    state: 'refunded',
    refundable_amount: 0,
    payments: [{ refunded_amount: 9999 }],
  });
  await server.services.messenger.deliver();
  const mail = server
    .outbox()
    .find(({ subject }) => subject?.endsWith(`order ${number}`) && subject.startsWith('Refund'));
  expect(mail?.text).toContain('We have sent the amount below to your bank account.');
});

test.each([
  [999_900, ['Refund for your']],
  [100, ['Refund for your', 'Your']],
])(
  'after %i paise have gone back before the receipt is numbered, the e-mails begin with %j',
  async (amountPaise, beginnings) => {
    const { email, token } = await server.addUser();
    const { messenger } = server.services;
    const deliver = jest.spyOn(messenger, 'deliver').mockResolvedValue();
    const number = await placeOrder(server, coursePayload({ email }), token);
    await decide(server, number);
    await giveBack(number, { amountPaise });
    deliver.mockRestore();
    await messenger.deliver();
    const subjects = server.outbox().flatMap(({ to, subject }) => (to === email ? subject : []));
    expect(subjects).toEqual(
      beginnings.map((text): unknown => expect.stringMatching(`^${text} .* ${number}$`)),
    );
    expect(notes(await details(number))).toEqual([amountPaise / 100]);
  },
);

test('the day of a return lies between the payment and today', async () => {
  const number = await cashOrder();
  for (const days of [-1, 1]) {
    const day = indianDay(new Date(server.now().getTime() + days * 86_400_000));
    await expect(giveBack(number, { amountPaise: 100, day })).rejects.toThrow(
      'Please enter a day from the payment to today.',
    );
  }
});
