import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../support/packages';
import { port, versionIn } from '../support/site';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

// The files are broken in a copy: other tests run at the same time, and this run may be killed.
const copy = mkdtempSync(join(tmpdir(), 'dev-'));
const file = join(copy, 'mf-auth/src/login/LoginForm.tsx');
const hindiFile = join(copy, 'mf-auth/src/login/texts.hi.ts');
const routesFile = join(copy, 'mf-auth/src/routes.ts');
const endpointFile = join(copy, 'api/src/modules/server-info/health-routes.ts');
const devPort = port + 1;

test.beforeAll(() => copyRepository(copy));
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Starts `npm run dev` in the copy; `said` returns all that it has written. */
function startDev(words: string[], env: NodeJS.ProcessEnv = {}) {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', ...words], {
    cwd: copy,
    env: { ...process.env, PORT: String(devPort), ...env },
  });
  let text = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (part) => (text += String(part)));
  }
  return { server, said: () => text };
}

test('a remote runs inside the deployed site, and keeps its state after a build error', async ({
  page,
  faults,
}) => {
  const source = readFileSync(file, 'utf8');
  const routes = readFileSync(routesFile, 'utf8');
  const label = 'label={texts.email}';
  expect(source).toContain(label);
  const site = `http://localhost:${port}`;
  const { server, said } = startDev(['mf-auth', site]);
  try {
    await expect.poll(said).toContain('show at once');
    // The first page waits for the first build.
    await page.goto(`http://localhost:${devPort}/login`);
    const form = page.getByRole('form', { name: 'Login' });
    await form.getByLabel('Email').fill('asha@example.com');
    expect(await versionIn(page, 'mf-auth')).toBe('dev');
    expect(await versionIn(page, 'mf-marketing')).toMatch(/^[0-9a-f]{12}$/);

    writeFileSync(file, source.replace(label, 'label="Your e-mail"'));
    await expect(form.getByLabel('Your e-mail')).toHaveValue('asha@example.com');
    writeFileSync(file, `${source}\n<<<`);
    await expect.poll(() => faults.join()).toContain('Errors while compiling');
    faults.length = 0;
    writeFileSync(file, source.replace(label, 'label="E-mail again"'));
    await expect(form.getByLabel('E-mail again')).toHaveValue('asha@example.com');

    const health = await page.request.get(`http://localhost:${devPort}/api/health`);
    expect(await health.json()).toEqual({ status: 'ok' });

    expect(routes).toContain("path: '/login'");
    writeFileSync(routesFile, routes.replace("path: '/login'", "path: '/cart'"));
    const asked = await page.request.get(`http://localhost:${devPort}/cart`, {
      headers: { accept: 'text/html' },
    });
    expect(await asked.text()).toContain('mf-auth declares path /cart, which belongs to');
  } finally {
    server.kill();
    writeFileSync(file, source);
    writeFileSync(routesFile, routes);
    faults.length = 0;
  }
});

test('with --language hi, the pages are the Hindi ones, and a saved text shows', async ({
  page,
}) => {
  const source = readFileSync(hindiFile, 'utf8');
  const label = "email: 'ईमेल'";
  expect(source).toContain(label);
  const { server, said } = startDev(['mf-auth', `http://localhost:${port}`, '--language', 'hi']);
  try {
    await expect.poll(said).toContain('show at once');
    await page.goto(`http://localhost:${devPort}/login?next=x`);
    await expect(page).toHaveURL(`http://localhost:${devPort}/hi/login?next=x`);
    const form = page.getByRole('form', { name: 'लॉग इन' });
    await form.getByLabel('ईमेल').fill('asha@example.com');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page).toHaveTitle(/^लॉग इन/);
    expect(await versionIn(page, 'mf-auth')).toBe('dev');
    expect(await versionIn(page, 'mf-marketing')).toMatch(/^[0-9a-f]{12}$/);
    writeFileSync(hindiFile, source.replace(label, "email: 'आपका ईमेल'"));
    await expect(form.getByLabel('आपका ईमेल')).toBeVisible();
  } finally {
    server.kill();
  }
});

test('the API restarts for every saved file, and ends with the command', async ({
  request,
}, testInfo) => {
  const source = readFileSync(endpointFile, 'utf8');
  const summary = 'Whether the database answers';
  expect(source).toContain(summary);
  const { server, said } = startDev(['shell'], {
    DATA_DIR: testInfo.outputPath('data'),
    LOG_LEVEL: 'info',
  });
  const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/;
  const summaries = async () => {
    const response = await request
      .get(`${address.exec(said())![1]}/api/openapi.json`)
      .catch(() => null);
    return (await response?.text()) ?? '';
  };
  try {
    await expect.poll(said).toContain('show at once');
    await expect.poll(summaries).toContain(`"${summary}"`);
    // Editors and git replace the old file by a new one each time.
    for (const time of ['first', 'second']) {
      writeFileSync(`${endpointFile}.new`, source.replace(summary, `${summary}, ${time} time`));
      renameSync(`${endpointFile}.new`, endpointFile);
      await expect.poll(summaries).toContain(`${summary}, ${time} time`);
    }
    writeFileSync(endpointFile, `${source}\n<<<`);
    await expect.poll(said).toContain('Transform failed');
    writeFileSync(endpointFile, source);
    await expect.poll(summaries).toContain(`"${summary}"`);
  } finally {
    server.kill();
  }
  if (server.exitCode === null) await once(server, 'exit');
  await expect(request.get(`${address.exec(said())![1]}/api/health`)).rejects.toThrow();
});
