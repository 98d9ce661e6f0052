import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../support/publishing/packages';
import { port, versionIn } from '../support/publishing/site';
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

test('a remote runs inside the deployed site in a language, shows a saved text, and keeps its state after a build error', async ({
  page,
  faults,
}) => {
  const [source, texts, routes] = [file, hindiFile, routesFile].map((each) =>
    readFileSync(each, 'utf8'),
  ) as [string, string, string];
  const label = 'label={texts.email}';
  const hindiLabel = "email: 'ईमेल'";
  expect(source).toContain(label);
  expect(texts).toContain(hindiLabel);
  const { server, said } = startDev(['mf-auth', `http://localhost:${port}`, '--language', 'hi']);
  try {
    await expect.poll(said).toContain('show at once');
    // The first page waits for the first build.
    await page.goto(`http://localhost:${devPort}/login?next=x`);
    await expect(page).toHaveURL(`http://localhost:${devPort}/hi/login?next=x`);
    const form = page.getByRole('form', { name: 'लॉग इन' });
    await expect(form.getByLabel('ईमेल')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page).toHaveTitle(/^लॉग इन/);
    expect(await versionIn(page, 'mf-auth')).toBe('dev');
    expect(await versionIn(page, 'mf-marketing')).toMatch(/^[0-9a-f]{12}$/);

    writeFileSync(hindiFile, texts.replace(hindiLabel, "email: 'आपका ईमेल'"));
    await form.getByLabel('आपका ईमेल').fill('asha@example.com');
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
    const asked = async () => {
      const headers = { accept: 'text/html' };
      return (await page.request.get(`http://localhost:${devPort}/hi/cart`, { headers })).text();
    };
    await expect.poll(asked).toContain('mf-auth declares path /cart, which belongs to');
  } finally {
    server.kill();
    writeFileSync(file, source);
    writeFileSync(hindiFile, texts);
    writeFileSync(routesFile, routes);
    faults.length = 0;
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
    // The first start of the API creates the database, for which the command waits two minutes itself.
    await expect.poll(said, { timeout: 240_000 }).toContain('show at once');
    await expect.poll(summaries).toContain(`"${summary}"`);
    // The pages are the English ones without the option.
    const home = await request.get(`http://localhost:${devPort}/`, {
      headers: { accept: 'text/html' },
    });
    expect(await home.text()).toContain('<html lang="en');
    // Editors and git replace the old file by a new one each time.
    const save = (text: string) => {
      writeFileSync(`${endpointFile}.new`, text);
      renameSync(`${endpointFile}.new`, endpointFile);
    };
    save(source.replace(summary, `${summary}, and when`));
    await expect.poll(summaries).toContain(`"${summary}, and when"`);
    save(`${source}\n<<<`);
    await expect.poll(said).toContain('Transform failed');
    save(source);
    await expect.poll(summaries).toContain(`"${summary}"`);
  } finally {
    server.kill();
  }
  if (server.exitCode === null) await once(server, 'exit');
  await expect(request.get(`${address.exec(said())![1]}/api/health`)).rejects.toThrow();
});
