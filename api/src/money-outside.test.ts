import fc from 'fast-check';
import { sampleSize, seed } from 'node-shared/testing/sample';
import { decideCase } from './modules/order-desk/review-actions';
import { cancelOrder, returnMoney, withdrawGift } from './modules/order-desk/desk-money';
import { findOrder } from './modules/orders/orders-repository';
import { applyWaitingEvents } from './modules/payments/events';
import type { DisputeReport } from './modules/payments/providers/provider';
import type { SandboxProvider, SignedWebhook } from './modules/payments/providers/sandbox-provider';
import { refundPayment, sweepRefunds } from './modules/payments/returns/refunds';
import { reconcileDay } from './modules/payments/settlements/reconcile';
import { enrolPerson } from './modules/people/order-by-hand';
import { confirmDueOrders } from './modules/receipts/confirm-by-mail';
import type { Admin } from './platform/http/access';
import { indianDay } from './platform/indian-time';
import { hashToken, newToken } from './platform/secrets';
import { coursePayload, decide, placeOrder } from './testing/payments/orders';
import { openTestServer, type TestServer } from './testing/test-server';

/** Histories of money that moves where this program is not: each of one sale and what goes back of it. */
const HISTORIES = sampleSize('histories of returns', 15, 200);
const TOGETHER = 10;
const PRICE = 999_900;

jest.setTimeout(120_000 + HISTORIES * 2000);

const paise = fc.constantFrom(1, 100_001, 500_000, PRICE - 1, PRICE);
const act = fc.oneof(
  fc.record({ does: fc.constant('refund' as const), paise, twice: fc.boolean() }),
  fc.record({ does: fc.constant('refund outside' as const), paise, told: fc.nat(2) }),
  fc.record({
    does: fc.constant('return' as const),
    paise,
    way: fc.constantFrom('cash' as const, 'bank' as const),
    access: fc.constantFrom('keep' as const, 'withdraw' as const),
  }),
  fc.record({
    does: fc.constant('dispute' as const),
    paise,
    /** Whether the provider can be asked what is so now; otherwise an event may be an old one. */
    asked: fc.boolean(),
    states: fc.array(fc.constantFrom<DisputeReport['state']>('open', 'over', 'lost'), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  fc.record({ does: fc.constant('book' as const), twice: fc.boolean() }),
  fc.record({ does: fc.constant('correct' as const), twice: fc.boolean() }),
  fc.record({ does: fc.constant('sweep' as const) }),
);
const history = fc.record({
  sale: fc.constantFrom('online' as const, 'online' as const, 'cash' as const, 'gift' as const),
  acts: fc.array(act, { minLength: 1, maxLength: 7, size: 'max' }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;
type Act = History['acts'][number];

let server: TestServer;
let provider: SandboxProvider;
let admin: Admin;
let answer: jest.SpyInstance<Promise<DisputeReport | null>>;
beforeAll(async () => {
  server = await openTestServer({ env: { GSTIN: '07AAACN1234C1Z5' } });
  await server.services.messenger.close();
  provider = server.services.paymentProvider as SandboxProvider;
  answer = jest.spyOn(provider, 'fetchDispute');
  const { id, name } = await server.addUser({ role: 3 });
  admin = { id, name, adminRole: 'owner' };
});
afterAll(() => server.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.services.pool.query(text, values)).rows;

let people = 0;
/** Sells a course in this way, and returns the number of the order. */
async function sell(way: History['sale']): Promise<string> {
  people += 1;
  const email = `outside${people}@example.com`;
  const [user] = await query<{ id: number }>(
    `INSERT INTO users (name, email, phone, slug, role_id, email_proven_at, created_at)
     VALUES ('Buyer', $1, '9876500000', $1, 1, now(), now()) RETURNING id`,
    [email],
  );
  if (way !== 'online') {
    const sale = { kind: 'course' as const, product_id: 101, way, reason: 'by hand' };
    const amount = way === 'cash' ? { amount: '9999' } : {};
    const key = String(user!.id);
    return (await enrolPerson(server.services, key, { ...sale, ...amount }, admin)).orderNumber;
  }
  // A login without signing in, whose password hashing would take most of the time.
  const token = newToken();
  await query(
    `INSERT INTO logins (token_hash, user_id, created_at, used_at, expires_at)
     VALUES ($1, $2, $3, $3, $3::timestamptz + interval '1 hour')`,
    [hashToken(token), user!.id, server.now()],
  );
  const number = await placeOrder(server, coursePayload({ email }), token);
  await decide(server, number);
  return number;
}

const deliver = ({ body, headers }: SignedWebhook) =>
  server.call('POST', 'payment/webhook/sandbox', body, { headers });

/** A refusal changes nothing, and is as right as success. */
const tries = async (twice: boolean, act: () => Promise<unknown>) => {
  await Promise.allSettled(twice ? [act(), act()] : [act()]);
};

async function play(number: string, index: number, does: Act): Promise<void> {
  const { services } = server;
  const order = (await findOrder(services.database, number))!;
  const paymentId = (await provider.find(number))?.paymentId ?? null;
  const [payment] = await query<{ reference: string }>(
    'SELECT reference FROM payments WHERE reference = $1',
    [number],
  );
  const reason = 'agreed';
  const key = { provider: 'sandbox', paymentId: paymentId ?? '', reference: number };
  switch (does.does) {
    case 'refund':
      return tries(does.twice, () =>
        refundPayment(services, key, { amountPaise: does.paise, reason, admin }),
      );
    case 'refund outside': {
      if (!payment || !paymentId) return;
      const refundNumber = `${number} outside ${index}`;
      const asked = { refundNumber, ...key, providerReference: null, note: '', currency: 'INR' };
      await provider.refund({ ...asked, amountPaise: does.paise });
      for (let told = 0; told < does.told; told += 1) {
        await deliver(provider.sign({ refundsOf: paymentId }));
      }
      return;
    }
    case 'return': {
      const { way, access, paise: amountPaise } = does;
      const day = indianDay(server.now());
      const money = { amount: String(amountPaise / 100), day, way, access, reason };
      return tries(false, () => returnMoney(services, order, money, admin));
    }
    case 'dispute':
      if (!paymentId) return;
      for (const [told, state] of does.states.entries()) {
        const about = { disputeId: `${number} d${index}`, paymentId, amountPaise: does.paise };
        const respondBy = `2027-01-1${told}`;
        const dispute = { ...about, currency: 'INR', reason: '', respondBy, state };
        answer.mockResolvedValue(does.asked ? dispute : null);
        await deliver(provider.sign({ dispute }));
      }
      return;
    case 'book': {
      const [found] = await query<{ id: number }>(
        `SELECT id FROM review_cases
         WHERE order_id = $1 AND reason = 'dispute_lost' AND closed_at IS NULL`,
        [order.id],
      );
      if (!found) return;
      const decision = { action: 'book' as const, note: reason };
      return tries(does.twice, () => decideCase(services, found.id, decision, admin));
    }
    case 'correct':
      return tries(does.twice, () =>
        order.payablePaise === 0
          ? withdrawGift(services, order, { reason }, admin)
          : cancelOrder(services, order, { reason }, admin),
      );
    case 'sweep':
      await confirmDueOrders(services);
      return sweepRefunds(services);
  }
}

interface Return {
  amount_paise: number;
  way: string;
  access: 'keep' | 'withdraw' | 'by amount';
  credit: number | null;
}

/** What must hold of one sale after everything has arrived. Returns what is left of it in the books. */
async function check(number: string, sale: History['sale']): Promise<number> {
  const order = (await findOrder(server.services.database, number))!;
  const receipts = await query<{ kind: string; amount_paise: number }>(
    'SELECT kind, amount_paise FROM receipts WHERE order_id = $1',
    [order.id],
  );
  const books = sum(receipts.map(({ kind, amount_paise: of }) => (kind === 'receipt' ? of : -of)));
  expect(books).toBe(order.payablePaise - order.refundedPaise);
  expect(books).toBeGreaterThanOrEqual(0);
  const back = await query<Return>(
    `SELECT f.amount_paise, f.way, f.access, n.amount_paise AS credit
     FROM refunds f LEFT JOIN receipts n ON n.refund_id = f.id
     WHERE f.order_id = $1 AND f.state = 'done' ORDER BY f.done_at, f.id`,
    [order.id],
  );
  // Books = what was paid, less what has gone back, whoever moved it; more than all cannot leave the books.
  const paid = sale === 'gift' ? 0 : PRICE;
  const returned = sum(back.map(({ amount_paise: of }) => of));
  expect(books).toBe(Math.max(0, paid - returned));
  if (sale === 'online') {
    // What the provider has sent back is booked as that, each once.
    const [there] = await query<{ paise: number }>(
      'SELECT coalesce(sum(amount_paise), 0)::float8 AS paise FROM sandbox_refunds WHERE order_number = $1',
      [number],
    );
    const ofProvider = back.filter(({ way }) => way === 'provider');
    expect(sum(ofProvider.map(({ amount_paise: of }) => of))).toBe(there!.paise);
    const [twice] = await query<{ open: number }>(
      `SELECT count(*)::integer AS open FROM review_cases
       WHERE order_id = $1 AND reason = 'returned_twice'`,
      [order.id],
    );
    expect(twice!.open > 0).toBe(returned > paid);
  }
  // Who may enter is enrolled, and nobody else.
  let left = paid;
  let hasEnded = false;
  for (const { access, credit } of back) {
    left -= credit ?? 0;
    if (access === 'withdraw' || (access === 'by amount' && left === 0)) hasEnded = true;
  }
  if (sale !== 'gift') expect(order.state).toBe(hasEnded ? 'refunded' : 'paid');
  const enrolled = await query('SELECT 1 FROM enrolments WHERE order_id = $1', [order.id]);
  expect(enrolled).toHaveLength(order.state === 'paid' ? 1 : 0);
  return books;
}

const total = async (): Promise<number> => {
  const [row] = await query<{ paise: number }>(
    'SELECT coalesce(sum(paid_paise), 0)::float8 AS paise FROM daily_totals',
  );
  return row!.paise;
};
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

test('books = receipts − credit notes = settlements ± open, after any history of returns', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(history, { minLength: TOGETHER, maxLength: TOGETHER }),
      async (given) => {
        // A day of its own, because each day of the list of settlements is compared as a whole.
        server.advanceClock(86_400);
        const before = await total();
        const sold: [number: string, sale: History['sale']][] = [];
        for (const { sale, acts } of given) {
          const number = await sell(sale);
          sold.push([number, sale]);
          await confirmDueOrders(server.services);
          for (const [index, does] of acts.entries()) await play(number, index, does);
        }
        await confirmDueOrders(server.services);
        await applyWaitingEvents(server.services);
        await sweepRefunds(server.services);
        // The list of settlements names the refunds that nobody has told of.
        const day = indianDay(server.now());
        await reconcileDay(server.services, day);
        const [compared] = await query<{ differences: string[]; open: number }>(
          `SELECT differences, (provider_paise - our_paise)::float8 AS open FROM reconciliations
           WHERE day = $1`,
          [day],
        );
        expect(compared).toEqual({ differences: [], open: 0 });
        let books = 0;
        for (const [number, sale] of sold) books += await check(number, sale);
        expect((await total()) - before).toBe(books);
      },
    ),
    { numRuns: Math.ceil(HISTORIES / TOGETHER), seed, endOnFailure: true },
  );
  const counters = await query<{ last: number; issued: number }>(
    `SELECT c.last, (SELECT count(*)::integer FROM receipts r WHERE r.kind = c.kind
       AND r.financial_year = c.financial_year) AS issued FROM receipt_counters c`,
  );
  expect(counters.length).toBeGreaterThan(0);
  for (const { last, issued } of counters) expect(issued).toBe(last);
});
