import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { findLoginSql } from '../../../api/src/modules/accounts/logins';
import { hashToken } from '../../../api/src/platform/secrets';
import { atLeast, atMost, median, type Figure } from '../figure';
import { openBenchServer, type BenchServer } from './bench-server';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Throughput, event-loop delay and memory growth of one process. */
export async function loadFigures(serverUrl: string | null, requests: number): Promise<Figure[]> {
  const server = await openBenchServer(serverUrl);
  const database = serverUrl ? 'PostgreSQL' : 'embedded';
  try {
    const token = await server.login(1);
    return [
      await profileThroughput(server, token, database),
      await loginDelay(server, database),
      await memoryGrowth(server, token, requests, database),
    ];
  } finally {
    await server.close();
  }
}

async function profileThroughput(
  server: BenchServer,
  token: string,
  database: string,
): Promise<Figure> {
  const bare = fastify();
  bare.get('/profile', async () => {
    const found = await server.connection.pool.query({
      name: 'bare',
      text: findLoginSql,
      values: [hashToken(token), new Date()],
    });
    return found.rows[0];
  });
  const headers = { authorization: `Bearer ${token}` };
  const address = await server.app.listen({ port: 0 });
  const bareAddress = await bare.listen({ port: 0 });
  const rounds: number[] = [];
  let detail = '';
  for (let round = 0; round < 5; round += 1) {
    const below = await requestsPerSecond(`${bareAddress}/profile`, headers);
    const above = await requestsPerSecond(`${address}/api/profile`, headers);
    rounds.push(above / below);
    detail = `${above.toFixed(0)} / ${below.toFixed(0)} requests a second`;
  }
  await bare.close();
  return atLeast(
    `GET /api/profile / the same query on bare Fastify, ${database}`,
    median(rounds),
    0.6,
    detail,
  );
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const end = performance.now() + 2000;
  let done = 0;
  const client = async () => {
    while (performance.now() < end) {
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return done / 2;
}

async function loginDelay(server: BenchServer, database: string): Promise<Figure> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const payload = { email: 'role1@example.com', password: 'bench-password' };
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        server.app.inject({
          method: 'POST',
          url: '/api/login',
          payload,
          remoteAddress: `10.0.${round}.${index}`,
        }),
      ),
    );
  }
  delay.disable();
  return atMost(
    `event-loop delay while 50 logins hash, 99th percentile, ${database}`,
    delay.percentile(99) / 1e6,
    30,
    `longest ${(delay.max / 1e6).toFixed(0)} ms`,
    ' ms',
  );
}

async function memoryGrowth(
  server: BenchServer,
  token: string,
  requests: number,
  database: string,
): Promise<Figure> {
  const headers = { authorization: `Bearer ${token}` };
  const lead = {
    full_name: 'Load',
    email: 'load@example.com',
    phone_number: '9876543210',
    type: 'request callback',
  };
  let sent = 0;
  const one = () => {
    sent += 1;
    if (sent % 10 === 0) {
      return server.app.inject({ method: 'POST', url: '/api/book-demo-class', payload: lead });
    }
    if (sent % 10 < 3) return server.app.inject({ url: '/api/gone' });
    return server.app.inject({ url: '/api/profile', headers });
  };
  const sendUntil = async (count: number) => {
    while (sent < count) await Promise.all(Array.from({ length: 20 }, one));
    collectGarbage();
    await new Promise((next) => setTimeout(next, 500));
    collectGarbage();
    return process.memoryUsage().rss;
  };
  const early = await sendUntil(1000);
  const late = await sendUntil(requests);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  return atMost(
    `memory after ${requests} mixed requests / after 1000, ${database}`,
    late / early,
    1.2,
    `${megabytes(late)} / ${megabytes(early)}`,
  );
}
