import { changeReport } from '../reports/change-report';
import { publishBuilds } from './publish-builds';
import { site, opened } from '../testing/published-site';
import { snapshot } from '../testing/site-snapshot';
import { builtRemote } from '../testing/unit-fixtures';

const login = { path: '/login' };

/** The error of a refused publish. Expects that the site has not changed by a byte. */
async function refusal(work: () => Promise<unknown>): Promise<Error> {
  const before = snapshot(site);
  const error: unknown = await work().then(
    () => new Error('published'),
    (thrown: unknown) => thrown,
  );
  expect(snapshot(site)).toEqual(before);
  return error as Error;
}

test('an inspection that refuses the release changes no byte of the site', async () => {
  const seen: string[][] = [];
  const inspect = async (release: string, affected: readonly { name: string }[]) => {
    seen.push([release.replace(/[^/]+$/, ''), ...affected.map(({ name }) => name)]);
    throw new Error('mf-auth: /login fails in a browser: boom');
  };
  const built = [builtRemote('mf-auth', 'auth2', [login])];
  const { message } = await refusal(() => publishBuilds(opened(), built, { inspect }));
  expect(message).toBe('mf-auth: /login fails in a browser: boom');
  expect(seen).toEqual([[`${site}/releases/`, 'mf-auth']]);
});

test('a page whose HTML is too large is refused', async () => {
  const html = `Array.from({ length: 30000 }, (_, n) => (n * 7919 % 100003).toString(36)).join(' ')`;
  const built = [builtRemote('mf-auth', 'auth2', [{ ...login, html }])];
  const { message } = await refusal(() => publishBuilds(opened(), built));
  expect(message).toMatch(
    /^mf-auth: auth\/login, its HTML at \/login: \d+ bytes, the budget is 20000\.$/,
  );
});

test('a dry run reports files, routes and values of the registry, and changes nothing', async () => {
  let report = '';
  const inspect = async (release: string) => {
    report = changeReport(opened(), release).join('\n');
  };
  const before = snapshot(site);
  const files = { 'js/page.js.map': '{}' };
  const built = [builtRemote('mf-auth', 'auth2', [login, { path: '/sign-up' }], {}, [], files)];
  expect(await publishBuilds(opened(), built, { mode: 'dry-run', inspect })).toMatchObject([
    { version: 'auth2', changed: true },
  ]);
  expect(snapshot(site)).toEqual(before);
  expect(report).toMatch(/^mf-auth auth1 → auth2$/m);
  expect(report).toMatch(/^ {2}\* js\/page\.js {2}\d+ B$/m);
  expect(report).toMatch(/^ {2}\+ \/sign-up {2}\d+ B$/m);
  expect(report).toContain('  - remotes.mf-auth.live.version: "auth1"');
  expect(report).toContain('  + remotes.mf-auth.live.version: "auth2"');
  expect(report).toContain('  + remotes.mf-auth.routes.1.path: "/sign-up"');
  expect(report).not.toContain('mf-home');
  expect(report).not.toContain('.map');
});
