import { Client } from 'pg';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { coursePayload, decide, placeOrder } from '../../testing/payments/orders';
import { openTestServer, type TestServer } from '../../testing/test-server';

/** A system call and a turn of the server each: unlike times, they do not depend on the machine and its load. */
const MOST_STATEMENTS = 13;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  // What follows the commit is no part of it: e-mails, and receipts in batches.
  await server.services.messenger.close();
});
afterAll(() => server.close());

async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = Client.prototype;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...given: unknown[]
  ) {
    const [statement] = given as [string | { text: string }];
    sent.push(typeof statement === 'string' ? statement : statement.text);
    // The cast: of the driver's many signatures, the one that was called.
    return (query as (...same: unknown[]) => unknown).apply(this, given);
  });
  await run().finally(() => spy.mockRestore());
  return sent;
}

test.each(['with dates', 'without dates'])(
  'a guest creates and pays an order for a course %s with few statements',
  async (dates) => {
    const catalogue = structuredClone(shippedCatalogue);
    const days = { firstDay: '2099-01-03', lastDay: '2099-01-31', weekdays: [6] };
    const batch = { id: 'next', ...days, time: '10:00', minutes: 90, language: '', seats: 30 };
    if (dates === 'with dates') catalogue.courses[0]!.batches = [batch];
    await server.services.pool.query(
      `INSERT INTO catalogue_versions (version, content, published_at, published_by, note)
       SELECT max(version) + 1, $1::json, now(), 'Admin', '' FROM catalogue_versions`,
      [JSON.stringify(catalogue)],
    );
    // Whatever is prepared or read once.
    await decide(server, await placeOrder(server, coursePayload({ email: 'first@example.com' })));
    const sent = await statementsOf(async () => {
      const payload = coursePayload({ email: `${dates.replace(' ', '-')}@example.com` });
      await decide(server, await placeOrder(server, payload));
    });
    const { rows } = await server.services.pool.query(
      'SELECT state, schedule_id FROM orders JOIN order_items ON order_id = id ORDER BY id DESC LIMIT 1',
    );
    const scheduleId = dates === 'with dates' ? 'next' : null;
    expect(rows).toEqual([{ state: 'paid', schedule_id: scheduleId }]);
    console.info(`${dates}: ${sent.length} statements`);
    expect(sent.length).toBeLessThanOrEqual(MOST_STATEMENTS);
  },
);
