import { openTestServer, type TestServer } from '../../testing/test-server';
import type { SignedWebhook } from './sandbox-faults';
import type { SandboxProvider } from './sandbox-provider';

/** PAYMENT_EVENTS=1000 for the long run. Two servers can share a PostgreSQL server only. */
const EVENTS = Number(process.env.PAYMENT_EVENTS ?? 200);
const AT_ONCE = 20;
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

jest.setTimeout(60_000 + EVENTS * 200);

onPostgres(
  'events that come three times at once at two servers pay, enrol and issue a receipt once each',
  async () => {
    const first = await openTestServer();
    const second = await openTestServer({ beside: first });
    // Letters stay where they are queued: no event waits for a PDF.
    for (const { services } of [first, second]) await services.messenger.close();
    const { pool } = first.services;
    const waiting = await webhooksOfNewOrders(first);
    const answers = new Map<number, number>();
    const send = async (server: TestServer, { body, headers }: SignedWebhook) => {
      const { status } = await server.call('POST', 'payment/webhook/sandbox', body, { headers });
      answers.set(status, (answers.get(status) ?? 0) + 1);
      return status;
    };
    const lane = async () => {
      for (let webhook = waiting.pop(); webhook; webhook = waiting.pop()) {
        const sent = [first, second, first].map((server) => send(server, webhook));
        // As a provider does with what was not taken, e.g. because of a lock on a busy machine.
        if ((await Promise.all(sent)).includes(503)) waiting.unshift(webhook);
      }
    };
    const start = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.info(`${EVENTS} events in ${seconds} s, answered ${JSON.stringify([...answers])}`);

    expect([...answers.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const { rows } = await pool.query(
      `SELECT (SELECT count(*)::integer FROM enrolments) AS enrolments,
         (SELECT count(*)::integer FROM payments WHERE accepted) AS payments,
         (SELECT count(*)::integer FROM orders WHERE state = 'paid') AS paid,
         (SELECT count(*)::integer FROM outgoing_messages) AS letters,
         (SELECT count(*)::integer FROM receipts) AS receipts,
         (SELECT last FROM receipt_counters) AS last_receipt,
         (SELECT transactions FROM monthly_totals) AS transactions,
         (SELECT paid_paise::float8 FROM monthly_totals) AS paise,
         (SELECT count(*)::integer FROM review_cases) AS cases`,
    );
    expect(rows).toEqual([
      {
        enrolments: EVENTS,
        payments: EVENTS,
        paid: EVENTS,
        letters: EVENTS,
        receipts: EVENTS,
        last_receipt: EVENTS,
        transactions: EVENTS,
        paise: EVENTS * 999_900,
        cases: 0,
      },
    ]);
  },
);

/** Made by the database: so many checkouts would take longer than all the rest. */
async function webhooksOfNewOrders({ services, now }: TestServer): Promise<SignedWebhook[]> {
  const { rows } = await services.pool.query<{ reference: string }>(
    `WITH people AS (
       INSERT INTO users (name, email, phone, slug, created_at, email_proven_at)
       SELECT 'Many ' || n, 'many' || n || '@example.com', '9876500000', 'many-' || n, $1, $1
       FROM generate_series(1, $2::integer) n RETURNING id, email),
     placed AS (
       INSERT INTO orders (order_number, user_id, kind, product_id, title, first_name, last_name,
         email, phone, total_paise, discount_paise, payable_paise, currency, provider, token_hash,
         state, created_at, expires_at)
       SELECT 'NK-MANY-' || id, id, 'course', 101, 'Course', 'Many', 'Buyer', email, '9876500000',
         999900, 0, 999900, 'INR', 'sandbox', 'none', 'pending', $1, $1::timestamptz + interval '7 days'
       FROM people RETURNING id, order_number),
     items AS (
       INSERT INTO order_items (order_id, product_id, quantity, unit_paise)
       SELECT id, 101, 1, 999900 FROM placed)
     INSERT INTO payment_attempts (order_id, reference, provider, total_paise, discount_paise,
       payable_paise, currency, state, created_at, expires_at)
     SELECT id, order_number, 'sandbox', 999900, 0, 999900, 'INR', 'pending', $1,
       $1::timestamptz + interval '1 day'
     FROM placed RETURNING reference`,
    [now(), EVENTS],
  );
  const provider = services.payments as SandboxProvider;
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
