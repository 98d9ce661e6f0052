import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, startServer } from '../../server';
import { placeEmptyDatabase } from '../../testing/database/empty-database';

jest.setTimeout(300_000);

const dataDir = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const gauge = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);

test('/metrics shows requests by route, orders and failed sections, on its own port only', async () => {
  await placeEmptyDatabase(dataDir);
  const env = {
    ...{ PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, SITE_DIR: join(dataDir, 'site') },
    RATE_LIMITS: 'off',
  };
  // Only sections of the site become labels.
  mkdirSync(env.SITE_DIR);
  const versions = { live: { version: '0a1b' }, previous: null, canary: null, routes: [] };
  writeFileSync(
    join(env.SITE_DIR, 'registry.json'),
    JSON.stringify({ shell: '01', remotes: { 'mf-auth': versions } }),
  );
  let storeIsThere = true;
  const server = await startServer(
    loadConfig({ ...env, LOG_LEVEL: 'silent' }, { sampleData: true }),
    {
      followStore: async () => {
        if (!storeIsThere) throw new Error('The store is away.');
      },
    },
  );
  const post = (path: string, body: object) =>
    fetch(`${server.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await fetch(`${server.address}/api/health`);
  await post('login', { email: 'nobody@example.com', password: 'wrong-password' });
  await post('client-errors', {
    remote: 'mf-auth',
    version: '0a1b',
    step: 'unreachable',
    cause: 'timeout',
  });
  // Made-up names, each more often than the section that really fails.
  for (let each = 0; each < 102; each += 1) {
    const remote = `made-up-${each % 51}`;
    await post('client-errors', { remote, version: '1', step: 'unreachable', cause: 'x' });
  }
  const response = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(
    'site_http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
  );
  expect(text).toContain(
    'site_http_request_duration_seconds_count{method="POST",route="/api/login",status="401"} 1',
  );
  expect(text).toMatch(/^site_orders\{kind="course",status="paid"\} \d+$/m);
  expect(text).toMatch(/^site_failed_sections_last_hour\{remote="mf-auth",version="0a1b"\} 1$/m);
  expect(text).toMatch(
    /^site_failed_sections_last_hour\{remote="unknown",version="unknown"\} 102$/m,
  );
  expect(text).not.toContain('made-up');
  expect(text).toMatch(
    /^site_build_info\{revision="\w+",migration="\d+-[^"]+",node="[\d.]+"\} 1$/m,
  );
  expect(text).toMatch(/^site_database_up 1$/m);
  expect(text).toMatch(/^site_paid_orders_total\{kind="course"\} \d+$/m);
  expect(text).toMatch(/^site_task_failures_total\{task="deliver messages"\} 0$/m);
  expect(text).toMatch(/^site_review_cases_open \d+$/m);
  expect(text).toMatch(/^site_messages_waiting \d+$/m);
  expect(text).toMatch(/^site_database_waiting \d+$/m);
  expect(text).not.toContain('nobody@example.com');

  // Every metric that the alerts and the dashboard use exists.
  const shown = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  const asked = ['alert-rules.yml', 'grafana-dashboard.json']
    .flatMap((file) =>
      readFileSync(join(__dirname, '../../../../deploy', file), 'utf8').split('\n'),
    )
    .filter((line) => /^ *"?expr"?:/.test(line))
    .flatMap((line) => line.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [])
    .map((name) => name.replace(/_(bucket|count)$/, ''))
    .filter((name) => !/^(histogram_quantile|(min|avg)_over_time|probe_ssl_\w+)$/.test(name));
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !shown.includes(name))).toEqual([]);
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404);

  // At first the store can be followed, later it cannot.
  expect(gauge(text, 'site_store_behind')).toBe(0);
  expect(gauge(text, 'site_store_followed_seconds')).toBeGreaterThanOrEqual(0);
  storeIsThere = false;
  let late = text;
  // The server follows the store every two seconds, so more than five seconds show a failure.
  while (!(gauge(late, 'site_store_behind') && gauge(late, 'site_store_followed_seconds') > 5)) {
    await new Promise((next) => setTimeout(next, 500));
    late = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  }

  await server.stop();
});

test('METRICS_PORT is a port, or 0 for one that the system chooses', () => {
  expect(loadConfig({ SECRET_KEY: 'x', METRICS_PORT: '0' }).metrics).toMatchObject({ port: 0 });
  const refusal = 'METRICS_PORT must be a whole number from 0 to 65535';
  expect(() => loadConfig({ SECRET_KEY: 'x', METRICS_PORT: '65536' })).toThrow(refusal);
});
