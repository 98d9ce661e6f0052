import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadProductionConfig, productionProblems } from './production';
import { loadConfig, startServer } from '../server';
import { completeSettings as complete } from '../testing/trial-settings';
import { placeEmptyDatabase } from '../testing/database/empty-database';

jest.setTimeout(300_000);

const folder = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('sample data and the sandbox of a development start stay on this machine', () => {
  const load = (env: Record<string, string>) =>
    loadConfig({ SECRET_KEY: 'x', ...env }, { sampleData: true });
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5']) {
    expect(() => load({ HOST })).toThrow(`HOST=${HOST} would serve the sample data`);
    expect(load({ HOST, ALLOW_SAMPLE_DATA: 'yes' })).toMatchObject({ host: HOST });
  }
  expect(load({ HOST: '::1' })).toMatchObject({ host: '::1' });
});

test('the reason of a database failure is named with its host, and no statement', async () => {
  const env = { ...complete, DATABASE_URL: 'postgres://site:hidden-word@127.0.0.1:1/site' };
  const [problem, ...more] = await productionProblems(env);
  expect(more).toEqual([]);
  expect(problem).toMatch(
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\) cannot be used: .*REFUSED/,
  );
  expect(problem).not.toMatch(/select|hidden-word|@/i);
});

describe('a database with sample people', () => {
  const dataDir = join(folder, 'sample');
  const env = { ...complete, DATA_DIR: dataDir };
  const allowed = { ...env, ALLOW_SAMPLE_DATA: 'yes' };
  beforeAll(async () => {
    await placeEmptyDatabase(dataDir);
    const sample = loadConfig(
      { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir },
      { sampleData: true },
    );
    await (await startServer(sample)).stop();
  });

  /** The server of this test has an embedded database in place of the one that production needs. */
  const start = (settings: Record<string, string>) =>
    startServer({ ...loadProductionConfig(settings), databaseUrl: null });

  test('is started if they are allowed; a trial has a banner on every page, and production serves neither the docs nor server files', async () => {
    const siteDir = join(folder, 'site');
    mkdirSync(join(siteDir, 'live/pages'), { recursive: true });
    const html = '<head></head><body><div id="root"></div></body>';
    writeFileSync(join(siteDir, 'live/pages/index.html'), html);
    writeFileSync(join(siteDir, 'live/pages/app.html'), html);
    mkdirSync(join(siteDir, 'live/root'), { recursive: true });
    writeFileSync(join(siteDir, 'live/root/sitemap.xml'), '<urlset/>');
    writeFileSync(
      join(siteDir, 'live/root/robots.txt'),
      'User-agent: *\nDisallow: /admin\nSitemap: https://site.test/sitemap.xml\n',
    );
    mkdirSync(join(siteDir, 'shell/1/js'), { recursive: true });
    for (const file of [
      'js/main.js',
      'js/main.js.map',
      'js/main.js.map.br',
      'server.cjs',
      'server.cjs.gz',
    ]) {
      writeFileSync(join(siteDir, 'shell/1', file), 'content');
    }
    const trial = { PAYMENT_PROVIDER: 'sandbox', ALLOW_SANDBOX: 'yes', SITE_DIR: siteDir };
    const server = await start({ ...allowed, ...trial });
    const get = (path: string) =>
      fetch(server.address + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    for (const path of ['/', '/dashboard/asha/overview']) {
      expect(await (await get(path)).text()).toMatch(
        /<body><link [^>]*><aside [^>]*>This is a trial site/,
      );
    }
    expect((await get('/trial-banner.css')).headers.get('content-type')).toContain('text/css');
    for (const path of [
      '/',
      '/dashboard/asha/overview',
      '/nope',
      '/shell/1/js/main.js',
      '/api/leads',
    ]) {
      expect([path, (await get(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
    }
    expect(await (await get('/')).text()).toMatch(
      /<head>\s*<meta name="robots" content="noindex">/,
    );
    expect((await get('/sitemap.xml')).status).toBe(404);
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /admin\n');
    expect((await get('/shell/1/js/main.js')).status).toBe(200);
    for (const file of ['js/main.js.map', 'js/main.js.map.br', 'server.cjs', 'server.cjs.gz']) {
      expect((await fetch(`${server.address}/shell/1/${file}`)).status).toBe(404);
    }
    expect((await fetch(`${server.address}/api/docs`)).status).toBe(404);
    expect((await fetch(`${server.address}/api/openapi.json`)).status).toBe(200);
    await server.stop();
  });
});
