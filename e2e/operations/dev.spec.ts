import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { port, root, versionIn } from '../support/site';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 300_000 });

const file = join(root, 'mf-auth/src/login/LoginForm.tsx');
const routesFile = join(root, 'mf-auth/src/routes.ts');
const devPort = port + 1;

test('a remote runs inside the deployed site, and keeps its state over a mistake', async ({
  page,
  faults,
}) => {
  const source = readFileSync(file, 'utf8');
  const routes = readFileSync(routesFile, 'utf8');
  const label = 'label="Email"';
  expect(source).toContain(label);
  const site = `http://localhost:${port}`;
  const args = ['scripts/run.mjs', 'dev', 'mf-auth', site];
  const env = { ...process.env, PORT: String(devPort) };
  const server = spawn(process.execPath, args, { cwd: root, env });
  try {
    await new Promise<void>((ready) =>
      server.stdout.on('data', (said) => {
        if (String(said).includes('show at once')) ready();
      }),
    );
    // The first page waits for the first build.
    await page.goto(`http://localhost:${devPort}/login`, { timeout: 180_000 });
    const form = page.getByRole('form', { name: 'Login' });
    await form.getByLabel('Email').fill('asha@example.com', { timeout: 60_000 });
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
    writeFileSync(file, source);
    writeFileSync(routesFile, routes);
    server.kill();
    faults.length = 0;
  }
});
