import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import {
  rmSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, dirname, relative } from 'node:path';
import { serveFiles } from 'api/file-server';
import { browserPath, quietBrowser } from '../../../scripts/src/browser';
import {
  canRunNginx,
  startDeployedNginx,
  type DeployedNginx,
} from '../../../scripts/src/site/testing/deployed-nginx';
import { root } from '../../../scripts/src/units/units';
import { atMost, median, type Figure } from '../figure';
import { execFileSync, spawnSync } from 'node:child_process';

const PATHS = ['/', '/course/numerology-course'];
const NO_SERVER = 'http://127.0.0.1:1';
const WITHOUT_DICTIONARIES =
  '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend';

/**
 * What a publish costs a visitor who was here before it: replays commits of the history. Before each, a browser
 * visits both pages; then the commit is published, and the bytes of the next visits are counted, with headers.
 * nginx stands in front of the server, as deployed, because browsers speak HTTP/2 with sites.
 */
export async function* benchReturning(commits = 30, last = 'HEAD'): AsyncGenerator<Figure[]> {
  if (!canRunNginx)
    throw new Error('install nginx and openssl: coming back is measured over HTTP/2.');
  const place = join(root, '.cache/returning');
  const site = join(place, 'site');
  rmSync(site, { recursive: true, force: true });
  const copy = replayCopy(join(place, 'source'));
  const options = quietBrowser(await browserPath(process.env));
  let server: Awaited<ReturnType<typeof serveFiles>> | undefined;
  let nginx: DeployedNginx | undefined;
  const browsers: Partial<Record<'with' | 'without', Browser>> = {};
  const next: NextVisit[] = [];
  /** Of a visitor who was here before the first of these commits. */
  let early: BrowserContext | undefined;
  const late: number[] = [];
  try {
    for (const commit of commitsOfUnits(commits, last)) {
      if (copy.publish(`${commit}^`, site) === null) continue;
      server ??= await serveFiles(site);
      if (!nginx) {
        nginx = await startDeployedNginx(join(place, 'nginx'), site, [server.address, NO_SERVER]);
        const args = [
          ...(options.args ?? []),
          `--ignore-certificate-errors-spki-list=${nginx.publicKeyHash}`,
        ];
        browsers.with = await chromium.launch({ ...options, args });
        browsers.without = await chromium.launch({
          ...options,
          args: [...args, WITHOUT_DICTIONARIES],
        });
      }
      const address = `https://localhost:${nginx.port}`;
      const visitors = await Promise.all(
        Object.values(browsers).map((browser) => browser.newContext()),
      );
      const newcomers = early
        ? visitors
        : [...visitors, (early = await browsers.with!.newContext())];
      for (const visitor of newcomers) {
        for (const path of PATHS) await bytesOfVisit(visitor, address + path);
      }
      const published = copy.publish(commit, site) ?? [];
      if (published.length > 0) {
        const line: string[] = [];
        for (const [index, kind] of (['with', 'without'] as const).entries()) {
          for (const path of PATHS) {
            const bytes = await bytesOfVisit(visitors[index]!, address + path);
            next.push({ kind, bytes, ofHost: published.includes('shell') });
            line.push(`${path} ${kind} ${bytes}`);
          }
        }
        console.log(`  ${commit} ${titleOf(commit)}: ${published.join(' ')}: ${line.join(', ')}`);
      }
      for (const visitor of visitors) await visitor.close();
    }
    for (const path of early && nginx ? PATHS : []) {
      late.push(await bytesOfVisit(early!, `https://localhost:${nginx!.port}${path}`));
    }
  } finally {
    await nginx?.stop();
    await server?.close();
    for (const browser of Object.values(browsers)) await browser.close();
  }
  if (next.length === 0) throw new Error('The present tools publish none of these commits.');
  yield [
    ...nextVisits(
      'the host',
      next.filter(({ ofHost }) => ofHost),
      2.5 * 1024,
    ),
    ...nextVisits(
      'sections alone',
      next.filter(({ ofHost }) => !ofHost),
      2 * 1024,
    ),
    atMost('bytes of a visit after all of them', Math.max(...late), 15 * 1024, PATHS.join(', ')),
  ];
}

/** One visit after a publish, of a browser with dictionaries or without. */
interface NextVisit {
  kind: 'with' | 'without';
  bytes: number;
  /** Whether the host was published, and not sections alone. */
  ofHost: boolean;
}

function nextVisits(what: string, visits: readonly NextVisit[], target: number): Figure[] {
  const [known, whole] = (['with', 'without'] as const).map((kind) =>
    visits.flatMap((visit) => (visit.kind === kind ? visit.bytes : [])),
  ) as [number[], number[]];
  if (known.length === 0) return [];
  const detail = `${known.length} visits, at most ${Math.max(...known)}; without dictionaries ${median(whole)}, at most ${Math.max(...whole)}`;
  return [
    atMost(`bytes of the next visit after ${what}, median`, median(known), target, detail),
    atMost(`… the worst`, Math.max(...known), 15 * 1024, detail),
  ];
}

/** Bytes on the wire of a visit in a new tab, with the headers of the responses. */
async function bytesOfVisit(visitor: BrowserContext, address: string): Promise<number> {
  const page = await visitor.newPage();
  try {
    const devtools = await visitor.newCDPSession(page);
    await devtools.send('Network.enable');
    let bytes = 0;
    // The browser also tells the size of what stands inside the style sheet, which travels with it.
    const inside = new Set<string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('data:')) inside.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!inside.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(address);
    await page.waitForSelector('html[data-interactive]');
    await page.waitForLoadState('networkidle');
    return bytes;
  } finally {
    await page.close();
  }
}

const units = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
/** What browsers get is made from these. */
const sources = [...units, 'shared'];
/** Files that no build delivers. */
const notDelivered = [':!*.test.ts', ':!*.test.tsx', ':!*/testing/*', ':!*.md', ':!*/package.json'];

const git = (folder: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** The newest commits up to `last` that change what a unit delivers, oldest first. */
const commitsOfUnits = (count: number, last: string): string[] =>
  git(
    root,
    ...['log', '--no-merges', '--format=%h', `-${count}`, last, '--', ...sources, ...notDelivered],
  )
    .split('\n')
    .reverse();

const titleOf = (commit: string): string => git(root, 'log', '-1', '--format=%s', commit);

/**
 * A copy of this repository whose units can have the sources of any commit. They are built and published by the
 * present tools, so that two builds differ only by the sources.
 */
function replayCopy(folder: string) {
  if (existsSync(folder)) {
    git(folder, 'reset', '--hard', '--quiet', git(root, 'rev-parse', 'HEAD'));
  } else {
    git(root, 'worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
    linkPackages(folder);
  }
  liftBudgets(join(folder, 'scripts/src/site/checks/budgets.ts'));
  return {
    /** Publishes the sources of a commit to a site. Gives the units that deliver something else than before. */
    publish(commit: string, site: string): string[] | null {
      git(folder, 'restore', `--source=${commit}`, '--staged', '--worktree', '--', ...sources);
      const work =
        `require('./scripts/src/site/publish/publish-stale-units')` +
        `.publishStaleUnits(require('./scripts/src/site/state/site').openSiteFolder(process.argv[1]), process.env)` +
        `.catch((error) => { console.error(error); process.exitCode = 1; })`;
      const { status, stdout } = spawnSync(
        process.execPath,
        ['--import', 'tsx', '--eval', work, site],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, GSTIN: '07ABCDE1234F1Z5', SITE_URL: 'https://site.example' },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      if (status !== 0) {
        // A state between two commits may not build; what is kept of it would spoil the next build.
        rmSync(join(folder, '.cache/webpack'), { recursive: true, force: true });
        return null;
      }
      return [...stdout.matchAll(/^ {2}(\S+) \S+ is live$/gm)].map(([, unit]) => unit!);
    },
    remove(): void {
      git(root, 'worktree', 'remove', '--force', folder);
    },
  };
}

/** Earlier sources may be larger than today's budgets allow. */
function liftBudgets(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(_BUDGET = )[\d_]+/g, '$1999_999'));
}

/** The packages of this repository, but the workspaces of the copy. */
function linkPackages(copy: string): void {
  const link = (from: string, to: string) => {
    mkdirSync(dirname(to), { recursive: true });
    rmSync(to, { recursive: true, force: true });
    symlinkSync(from, to);
  };
  const workspaces = new Set([...sources, 'node-shared', 'api', 'scripts', 'bench', 'e2e']);
  const packages = join(root, 'node_modules');
  for (const name of readdirSync(packages)) {
    const target = join(copy, 'node_modules', name);
    const isOwn = workspaces.has(name);
    link(isOwn ? relative(dirname(target), join(copy, name)) : join(packages, name), target);
  }
  for (const unit of workspaces) {
    const own = join(root, unit, 'node_modules');
    if (existsSync(own)) link(own, join(copy, unit, 'node_modules'));
  }
}
