import { openTestServer } from '../testing/test-server';
import { startTasks, vacuum } from './background-tasks';

test('the embedded database is vacuumed every hour: space of removed rows is given back', async () => {
  const server = await openTestServer();
  const { pool } = server.services;
  const size = async () =>
    (await pool.query(`SELECT pg_relation_size('leads')::integer AS bytes`)).rows[0].bytes;
  await pool.query(
    `INSERT INTO leads (type, source, full_name, email, phone_number, created_at)
     SELECT 'request callback', 'callback', 'Gone', 'gone@example.com', '9876543210', now()
     FROM generate_series(1, 2000)`,
  );
  await pool.query('DELETE FROM leads');
  const before = await size();

  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'queueMicrotask'] });
  const stop = startTasks(server.services, [vacuum]);
  jest.advanceTimersByTime(61 * 60_000);
  jest.useRealTimers();
  await stop();
  expect(before).toBeGreaterThan(100_000);
  expect(await size()).toBe(0);
  await server.close();
});
