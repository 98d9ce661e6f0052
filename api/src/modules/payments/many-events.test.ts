import { sampleSize } from 'node-shared/testing/sample';
import { openTestServer, type TestServer } from '../../testing/test-server';
import type { SignedWebhook } from './providers/sandbox-provider';
import type { SandboxProvider } from './providers/sandbox-provider';

const EVENTS = sampleSize('events delivered three times', 15, 200);
const AT_ONCE = 20;
/** Two servers cannot share the embedded database. */
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

jest.setTimeout(180_000 + EVENTS * 200);

onPostgres(
  'events delivered three times at once to two servers pay, enrol and issue a receipt once each',
  async () => {
    const first = await openTestServer();
    const second = await openTestServer({ beside: first });
    // E-mails stay queued, so that no event waits for a PDF.
    for (const { services } of [first, second]) await services.messenger.close();
    const { pool } = first.services;
    const waiting = await webhooksOfNewOrders(first);
    const responses = new Map<number, number>();
    const send = async (server: TestServer, { body, headers }: SignedWebhook) => {
      const { status } = await server.call('POST', 'payment/webhook/sandbox', body, { headers });
      responses.set(status, (responses.get(status) ?? 0) + 1);
      return status;
    };
    const lane = async () => {
      for (let webhook = waiting.pop(); webhook; webhook = waiting.pop()) {
        const sent = [first, second, first].map((server) => send(server, webhook));
        // Sends a refused webhook again, as a provider does: a lock on a busy machine can cause a 503.
        if ((await Promise.all(sent)).includes(503)) waiting.unshift(webhook);
      }
    };
    const start = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.info(`${EVENTS} events in ${seconds} s, answered ${JSON.stringify([...responses])}`);

    // Both processes number what both have sold, at the same time.
    await Promise.all([first, second].map((server) => server.runTask('confirm paid orders')));
    await first.runTask('confirm paid orders');
    expect([...responses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const { rows } = await pool.query(
      `SELECT (SELECT count(*)::integer FROM enrolments) AS enrolments,
         (SELECT count(*)::integer FROM payments WHERE accepted) AS payments,
         (SELECT count(*)::integer FROM orders WHERE state = 'paid') AS paid,
         (SELECT count(*)::integer FROM outgoing_messages) AS emails,
         (SELECT count(*)::integer FROM receipts) AS receipts,
         (SELECT last FROM receipt_counters) AS last_receipt,
         (SELECT sum(transactions)::integer FROM daily_totals) AS transactions,
         (SELECT sum(paid_paise)::float8 FROM daily_totals) AS paise,
         (SELECT count(*)::integer FROM review_cases) AS cases`,
    );
    expect(rows).toEqual([
      {
        enrolments: EVENTS,
        payments: EVENTS,
        paid: EVENTS,
        emails: EVENTS,
        receipts: EVENTS,
        last_receipt: EVENTS,
        transactions: EVENTS,
        paise: EVENTS * 999_900,
        cases: 0,
      },
    ]);
  },
);

/** SQL creates the orders: that many checkouts would take longer than the rest of the test. */
async function webhooksOfNewOrders({ services, now }: TestServer): Promise<SignedWebhook[]> {
  const { rows } = await services.pool.query<{ reference: string }>(
    `WITH people AS (
       INSERT INTO users (name, email, phone, slug, created_at, email_proven_at)
       SELECT 'Many ' || n, 'many' || n || '@example.com', '9876500000', 'many-' || n, $1, $1
       FROM generate_series(1, $2::integer) n RETURNING id, email),
     placed AS (
       INSERT INTO orders (order_number, user_id, kind, product_id, title, first_name, last_name,
         email, phone, total_paise, discount_paise, payable_paise, currency, place_of_supply, provider, token_hash,
         state, created_at, expires_at)
       SELECT 'NK-MANY-' || id, id, 'course', 101, 'Course', 'Many', 'Buyer', email, '9876500000',
         999900, 0, 999900, 'INR', '07', 'sandbox', 'none', 'pending', $1, $1::timestamptz + interval '7 days'
       FROM people RETURNING id, order_number),
     items AS (
       INSERT INTO order_items (order_id, product_id, quantity, unit_paise, title)
       SELECT id, 101, 1, 999900, 'Course' FROM placed)
     INSERT INTO payment_attempts (order_id, reference, provider, total_paise, discount_paise,
       payable_paise, currency, state, created_at, expires_at)
     SELECT id, order_number, 'sandbox', 999900, 0, 999900, 'INR', 'pending', $1,
       $1::timestamptz + interval '1 day'
     FROM placed RETURNING reference`,
    [now(), EVENTS],
  );
  const provider = services.paymentProvider as SandboxProvider;
  return rows.map(({ reference }) =>
    provider.sign({
      reference,
      paymentId: `p-${reference}`,
      state: 'success',
      amountPaise: 999_900,
      currency: 'INR',
    }),
  );
}
