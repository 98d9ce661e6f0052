import { deliverReport, paidOrder } from '../../testing/payments/orders';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server';
import { indianDay } from '../../platform/indian-time';
import { reconcileDay } from '../payments/settlements/reconcile';
import { workingDaysBefore } from './settlements';

let server: TestServer;
let accountant: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  accountant = await server.addUser({ rights: 'accountant' });
});
afterAll(() => server.close());

const get = async (path: string) =>
  (await server.call('GET', `admin/${path}`, undefined, { token: accountant.token })).body;

test.each([
  ['2026-11-27T06:00:00Z', '2026-11-23'],
  ['2026-11-29T06:00:00Z', '2026-11-24'],
  ['2026-11-30T20:00:00Z', '2026-11-25'],
])('four working days before %s is %s', (at, day) => {
  expect(workingDaysBefore(new Date(at), 4)).toBe(day);
});

test('a payout shows its lines, its fees and its bank number; other money is listed apart', async () => {
  const { number } = await paidOrder(server);
  const { number: missing } = await paidOrder(server);
  await deliverReport(server, { reference: '', paymentId: 'by-hand', amountPaise: 150_000 });
  const day = indianDay(server.now());
  const payment = await paymentOf(number);
  const payout = { settlementId: 'setl_1', utr: 'UTR1' };
  const listed = jest.spyOn(server.services.paymentProvider, 'fetchSettled').mockResolvedValue([
    {
      kind: 'payment',
      paymentId: payment,
      amountPaise: 999_900,
      feePaise: 20_000,
      taxPaise: 3600,
      netPaise: 976_300,
      ...payout,
    },
    {
      kind: 'adjustment',
      paymentId: '',
      lineId: 'adj',
      amountPaise: 100,
      netPaise: -100,
      ...payout,
    },
  ]);
  await reconcileDay(server.services, day);
  await reconcileDay(server.services, day);
  listed.mockRestore();
  expect((await get('settlements')).data).toEqual({
    data: [
      {
        id: `sandbox ${day} setl_1`,
        day,
        provider: 'sandbox',
        settlement_id: 'setl_1',
        utr: 'UTR1',
        payments: 1,
        others: 1,
        fees: 200,
        tax: 36,
        amount: 9762,
      },
    ],
    total: 1,
  });
  const lines: string[] = (await get('settlements.csv')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.join()).toContain(`UTR1,payment,${payment},${number},9999,200,36,9763`);
  expect((await get('settlements/open')).data).toMatchObject({
    unsettled: [],
    other_payments: [{ payment_id: 'by-hand', amount: 1500 }],
  });
  await server.services.pool.query(
    "UPDATE payments SET created_at = created_at - interval '9 days'",
  );
  const { unsettled } = (await get('settlements/open')).data;
  expect(unsettled).toMatchObject([{ order_number: missing, amount: 9999 }]);
});

async function paymentOf(number: string): Promise<string> {
  const { rows } = await server.services.pool.query<{ payment_id: string }>(
    'SELECT payment_id FROM payments WHERE reference = $1',
    [number],
  );
  return rows[0]!.payment_id;
}
