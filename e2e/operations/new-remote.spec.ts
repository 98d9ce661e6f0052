import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'shared/contract';
import { snapshot } from '../../scripts/src/site/testing/site-snapshot';
import { madeRemote as name, npmRun, root, siteDir, versionIn } from '../support/publishing/site';
import { expect, expectToast, open, test } from '../support/test';

const folder = join(root, name);

const registry = () => JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8')) as Registry;
const liveVersion = () => registry().remotes[name]!.live!.version;
const filesOfOthers = () =>
  Object.entries(snapshot(siteDir)).filter(
    ([file]) => /^(remotes|shell)\//.test(file) && !file.startsWith(`remotes/${name}/`),
  );

/** Runs one of the repository's tools; resolves to its output if it failed, else to an empty text. */
function tool(program: string, ...args: string[]): Promise<string> {
  const child = spawn(join(root, 'node_modules/.bin', program), args, { cwd: root });
  let printed = '';
  const note = (text: Buffer) => (printed += String(text));
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return new Promise((resolve) => {
    child.on('exit', (code) =>
      resolve(code === 0 ? '' : printed || `${program} ended with ${code}`),
    );
  });
}

test.afterAll(() => {
  if (registry().remotes[name]) npmRun('unpublish:remote', name);
  rmSync(folder, { recursive: true, force: true });
});

test('a new section is created, published, given an address of another, and removed', async ({
  page,
}) => {
  const sources = snapshot(join(root, 'mf-auth/src'));
  const others = filesOfOthers();
  const before = registry();

  npmRun('new:remote', name.slice(3));
  const checks = Promise.all([
    tool('oxlint', '-c', 'oxlint.config.mjs', '--format=unix', name),
    tool('oxfmt', '--list-different', name),
    tool('jest', name, '--maxWorkers=1'),
  ]);
  expect(await checks).toEqual(['', '', '']);
  // It takes an address from another section, to which the menu still leads.
  const routes = join(folder, 'src/routes.ts');
  const declared = readFileSync(routes, 'utf8');
  const [route = ''] = /\{\s+id: [^]*?\n {4}\},/.exec(declared) ?? [];
  const taking = route
    .replace('made-by-a-test/ask', 'made-by-a-test/contact')
    .replace('made-by-a-test-ask', 'made-by-a-test-contact')
    .replace("path: '/made-by-a-test'", "path: '/contact',\n      takes: 'mf-marketing'");
  writeFileSync(routes, declared.replace(route, `${route}\n    ${taking}`));
  const published = npmRun('publish:remote', name);
  expect(published).toMatch(/^mf-made-by-a-test [0-9a-f]+ is live\.$/m);
  expect(published).toContain(`${name} has /contact, which was mf-marketing's.`);

  await open(page, '/made-by-a-test');
  const form = page.getByRole('form', { name: 'Ask us' });
  await form.getByLabel('Name').fill('Asha Verma');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Phone number').fill('9876543210');
  await form.getByLabel('State').selectOption('Delhi');
  await form.getByLabel('Your question').fill('When does it begin?');
  await form.getByRole('button', { name: 'Send question' }).click();
  await expectToast(page, 'Your message has been sent successfully!');
  expect(await versionIn(page, name)).toBe(liveVersion());

  expect(npmRun('status:remote', name)).toContain('has taken /contact from mf-marketing');
  expect(npmRun('status:remote', 'mf-marketing')).toContain(`/contact is with ${name}`);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Made by a test');
  await open(page, '/contact');
  await expect(page.getByRole('form', { name: 'Ask us' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Contact' })).toHaveCount(0);
  expect(await versionIn(page, name)).toBe(liveVersion());

  npmRun('unpublish:remote', name);
  rmSync(folder, { recursive: true });
  // Who had the address has it again.
  await open(page, '/contact');
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  await open(page, '/made-by-a-test');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Made by a test');
  expect(registry()).toEqual(before);
  expect(filesOfOthers()).toEqual(others);
  expect(snapshot(join(root, 'mf-auth/src'))).toEqual(sources);
  expect(existsSync(folder)).toBe(false);
});
