import { mkdirSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { freePort } from 'node-shared/free-port';
import { foundProgram } from '../../../scripts/src/programs';
import { publishStaleUnits } from '../../../scripts/src/site/publish/publish-stale-units';
import { openSiteFolder } from '../../../scripts/src/site/state/site';
import { root } from '../../../scripts/src/units/units';
import { profileFigure } from '../api/load-figures';
import { median, printFigure, type Figure } from '../figure';
import { killGroup, startServer } from '../server-process';
import { risingRates, send, type LoadResult, type Target } from './generator';
import { headersToCopy, startNginx } from './nginx';
import { page, targets, type Pages } from './targets';

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_SECONDS = 3;
const STEP_SECONDS = 5;
const SUSTAINED_SECONDS = 60;

const place = join(root, '.cache/bench');
const pages: Pages = { '/': 'index', '/course/numerology-course': 'course/numerology-course' };

/** Measures one server of `npm start` under load from this machine, and its baselines. */
export async function benchLoad(): Promise<Figure[]> {
  const site = join(place, 'site');
  await publishStaleUnits(openSiteFolder(site), process.env, (step) => console.log(step));
  console.log(
    `Load of the machine before: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  const dataDir = join(place, `load-${process.pid}`);
  mkdirSync(dataDir, { recursive: true });
  const [port, metricsPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  const { server } = await startServer('start', {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    SITE_DIR: site,
    SITE_URL: address,
    DATABASE_URL: '',
    RATE_LIMITS: 'off',
  });
  try {
    const figures = await pageFigures(site, address);
    await risingLoad(address);
    figures.push(await underLogins(address));
    figures.push(...(await sustained(address, metricsPort)));
    const profile = await profileFigure();
    printFigure(profile);
    return [...figures, profile];
  } finally {
    await killGroup(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Compares the site with nginx: both send the same bytes with the same headers, and take turns. */
async function pageFigures(site: string, address: string): Promise<Figure[]> {
  const binary = foundProgram('nginx', process.env);
  if (!binary) {
    console.log(
      'not measured: pages v nginx, which is not installed (apt-get install nginx-light)',
    );
    return [];
  }
  const sample = await fetch(`${address}/`, { headers: page(address, '/').headers });
  const nginx = await startNginx(binary, join(place, `nginx-${process.pid}`), {
    folder: join(site, 'live/pages'),
    files: Object.fromEntries(
      Object.entries(pages).map(([path, file]) => [path, `${file}.html.br`]),
    ),
    headers: headersToCopy(sample.headers),
  });
  const figures: Figure[] = [];
  try {
    for (const path of Object.keys(pages)) {
      await assertSameBytes(page(address, path), page(nginx.address, path));
      const rates: Record<'site' | 'nginx', number[]> = { site: [], nginx: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [name, base] of [
          ['nginx', nginx.address],
          ['site', address],
        ] as const) {
          const load = { connections: CONNECTIONS, seconds: ROUND_SECONDS };
          rates[name].push((await send(page(base, path), load)).rate);
        }
      }
      const [ours, theirs] = [median(rates.site), median(rates.nginx)];
      const figure: Figure = {
        name: `pages a second of ${path}, v nginx ${nginx.version}`,
        measured: ours / theirs,
        unit: '',
        bound: 'at least',
        target: 0.5,
        detail: `${Math.round(ours)} v ${Math.round(theirs)} a second`,
      };
      printFigure(figure);
      figures.push(figure);
    }
  } finally {
    await nginx.stop();
  }
  return figures;
}

async function assertSameBytes(one: Target, other: Target): Promise<void> {
  const [a, b] = await Promise.all(
    [one, other].map(async ({ url, headers }) => (await fetch(url, { headers })).text()),
  );
  if (a !== b || !a?.includes('<h1'))
    throw new Error(`${one.url} and ${other.url} are not the same.`);
}

/** Prints each kind of request at rising rates, without a bound. */
async function risingLoad(address: string): Promise<void> {
  for (const { name, target, connections } of await targets(address, CONNECTIONS)) {
    const most = await send(target, { connections, seconds: STEP_SECONDS });
    const steps: string[] = [];
    for (const rate of risingRates(most.rate)) {
      steps.push(inWords(await send(target, { connections, seconds: STEP_SECONDS, rate })));
    }
    console.log(`       ${name.padEnd(14)} ${[...steps, `at most ${inWords(most)}`].join('; ')}`);
  }
}

const inWords = ({ rate, p99 }: LoadResult) =>
  `${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second, p99 ${Math.round(p99)} ms`;

/** Logins, which hash passwords, must not slow down other requests. */
async function underLogins(address: string): Promise<Figure> {
  const login = (await targets(address, CONNECTIONS)).find(({ name }) => name === 'login')!;
  const [logins, pagesThen] = await Promise.all([
    send(login.target, { connections: login.connections, seconds: 10 }),
    send(page(address, '/'), { connections: 4, seconds: 10, rate: 50 }),
  ]);
  const figure: Figure = {
    name: 'a page while others log in, 99th percentile',
    measured: pagesThen.p99,
    unit: ' ms',
    bound: 'at most',
    target: 100,
    detail: `50 pages a second beside ${inWords(logins)} of logins`,
  };
  printFigure(figure);
  return figure;
}

/** A minute at half of the highest rate. */
async function sustained(address: string, metricsPort: number): Promise<Figure[]> {
  const target = page(address, '/course/numerology-course');
  const most = await send(target, { connections: CONNECTIONS, seconds: STEP_SECONDS });
  const rate = Math.round(most.rate / 2);
  const before = await memory(metricsPort);
  const answered = await send(target, {
    connections: CONNECTIONS,
    seconds: SUSTAINED_SECONDS,
    rate,
  });
  const after = await memory(metricsPort);
  const [mbBefore, mbAfter] = [before, after].map((bytes) => Math.round(bytes / 1e6));
  const figures: Figure[] = [
    {
      name: `course page for ${SUSTAINED_SECONDS} s at ${rate} a second, 99th percentile`,
      measured: answered.p99,
      unit: ' ms',
      bound: 'at most',
      target: 100,
      detail: inWords(answered),
    },
    {
      name: 'memory after that minute / before',
      measured: after / before,
      unit: '',
      bound: 'at most',
      target: 1.2,
      detail: `${mbAfter} / ${mbBefore} MB`,
    },
  ];
  figures.forEach(printFigure);
  return figures;
}

async function memory(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}
