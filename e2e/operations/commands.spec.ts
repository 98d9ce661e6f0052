import { npmRun, versionIn } from '../support/publishing/site';
import { expect, open, test } from '../support/test';

test('the commands that only read say what they are documented to say', async ({ page }) => {
  await open(page, '/login');
  const version = await versionIn(page, 'mf-auth');
  expect(npmRun('status:remote', 'mf-auth')).toContain(version);
  expect(npmRun('log:remote', 'mf-auth')).toContain(version);
  expect(npmRun('remotes', '--json')).toContain(version);
  expect(npmRun('failures:remote', 'mf-auth')).toMatch(/ × |^No failures/);
  expect(npmRun('vitals:remote', 'mf-auth')).toMatch(/visit/i);
  expect(npmRun('doctor')).toMatch(/^Server .* is ready$/m);
  expect(() => npmRun('check')).toThrow(/SITE_URL/);
  const place = `/remotes/mf-auth/${version}/remoteEntry.js:1:200`;
  expect(npmRun('stack', place)).toMatch(/\.[jt]sx?:\d+:\d+/);
});
