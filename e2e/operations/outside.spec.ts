import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from 'shared/contract';
import { SIGNATURES_FILE, type Signatures } from '../../scripts/src/signatures/signatures';
import type { RemoteManifest } from '../../scripts/src/units/manifest';
import { snapshot } from '../../scripts/src/site/testing/site-snapshot';
import { linkPackages } from '../support/publishing/packages';
import {
  folder,
  giveToken,
  install,
  name,
  place,
  remote,
  team,
  tools,
  unpack,
} from '../support/publishing/outside-team';
import { keepsFiles, keepsPage, networkIsBack } from '../support/offline/pocket';
import { logIn, student } from '../support/people/people';
import { npmRun, port, root, siteDir, versionIn } from '../support/publishing/site';
import { expect, open, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const registry = () => JSON.parse(readFileSync(join(siteDir, 'registry.json'), 'utf8')) as Registry;
const filesOfOthers = () =>
  Object.entries(snapshot(siteDir)).filter(
    ([file]) => /^(remotes|shell)\//.test(file) && !file.startsWith(`remotes/${name}/`),
  );

const policyAt = async (page: Page, path: string) => {
  const response = await page.request.get(`http://localhost:${port}${path}`);
  return response.headers()['content-security-policy'] ?? '';
};

/** The version that was live first; the next one has a link, a widget and an API of its own. */
let first: string;
let others: ReturnType<typeof filesOfOthers>;

const asked: string[] = [];
/** The API of the team. As an API should, it answers the pages of this site only. */
const api = createServer((request, response) => {
  asked.push(`${request.method} ${request.headers.authorization ?? 'without a token'}`);
  response.setHeader('access-control-allow-origin', `http://localhost:${port}`);
  response.end(JSON.stringify({ rooms: 3 }));
});
let origin: string;

test.beforeAll(async () => {
  await new Promise<void>((listening) => void api.listen(0, 'localhost', listening));
  origin = `http://localhost:${(api.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  api.close();
  if (registry().remotes[name]) npmRun('unpublish:remote', name);
  if (team.token) npmRun('publish:token', '--revoke', 'Outside team');
  rmSync(place, { recursive: true, force: true });
});

test('shared and the tools are packed, and a version is never packed again with other content', () => {
  const kit = join(place, 'kit');
  const [shared = '', kitFile = ''] = npmRun('pack:kit', kit).trim().split('\n');
  expect([shared, kitFile]).toEqual([
    expect.stringMatching(/\/shared-\d+\.\d+\.\d+\.tgz$/),
    expect.stringMatching(/\/remote-kit-\d+\.\d+\.\d+\.tgz$/),
  ]);
  unpack(shared, join(place, 'packages/shared'));
  unpack(kitFile, tools);
  const documents = join(tools, 'docs');
  const links = readdirSync(documents).flatMap((name) =>
    [...readFileSync(join(documents, name), 'utf8').matchAll(/\]\(([^):]+)\)/g)].map(
      ([, to]) => to!,
    ),
  );
  expect(links).toContain('deploy-a-section.md');
  expect(links.filter((to) => !existsSync(join(documents, to)))).toEqual([]);
  expect(readFileSync(join(tools, 'docs/add-to-other-pages.md'), 'utf8')).toContain('## A widget');
  // The first package has the same content when it is packed again: only the second is refused.
  writeFileSync(kitFile, 'another content');
  expect(() => npmRun('pack:kit', kit)).toThrow('raise the version in scripts/package.json');
  expect(readFileSync(kitFile, 'utf8')).toBe('another content');
});

test('a team with these two packages creates a remote, tests it, and has it checked', () => {
  // Outside a remote, only `new` can run.
  linkPackages(join(place, 'packages/remote-kit'));
  expect(remote(place, 'new', 'outside')).toMatchObject({ code: 0 });
  install([join(place, 'packages/shared'), tools]);

  expect(remote(folder, 'test', '--ci')).toMatchObject({ code: 0 });

  // Not compared: the cache of rendered pages.
  const files = () =>
    Object.entries(snapshot(siteDir)).filter(([file]) => !file.startsWith('rendered'));
  const before = files();
  expect(remote(folder, 'check')).toMatchObject({
    code: 1,
    said: expect.stringContaining('PUBLISH_TOKEN is not set'),
  });
  team.token = 'of another team';
  expect(remote(folder, 'check')).toMatchObject({
    code: 1,
    said: expect.stringContaining('This is not the token of a team.'),
  });
  giveToken();
  const { code, said } = remote(folder, 'check');
  expect(said).toContain('would be live; nothing was changed.');
  expect(said).toContain(`${name} (hi)`);
  expect(code).toBe(0);
  expect(files()).toEqual(before);
});

test("the remote is published and opened without access to the server's disk", async ({ page }) => {
  others = filesOfOthers();
  // A preview before the first release.
  expect(remote(folder, 'publish', '--candidate')).toMatchObject({
    code: 0,
    said: expect.stringContaining(`/?candidate=${name} to try it.`),
  });
  expect(registry().remotes[name]).toMatchObject({ live: null, routes: [] });
  await open(page, `/outside?candidate=${name}`);
  await page.getByRole('button', { name: 'Open this version' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outside');
  await page.getByRole('button', { name: 'Back to the live site' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outside' })).toHaveCount(0);
  expect(remote(folder, 'promote')).toMatchObject({ code: 0 });
  first = registry().remotes[name]!.live!.version;
  // It was compiled with what the host gives, letter by letter: then nothing is compiled at a roll-back.
  const signatures = (unit: string, version: string): Signatures =>
    JSON.parse(readFileSync(join(siteDir, unit, version, SIGNATURES_FILE), 'utf8'));
  const { shell } = registry();
  const own = signatures(`remotes/${name}`, first).files;
  expect(Object.keys(own).length).toBeGreaterThan(10);
  expect(signatures('shell', shell).files).toMatchObject(own);
  await open(page, '/outside');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outside');
  await expect(page.getByRole('form', { name: 'Ask us' })).toBeVisible();
  expect(await versionIn(page, name)).toBe(first);

  const source = join(folder, 'src/ask/AskPage.tsx');
  const text = readFileSync(source, 'utf8');
  writeFileSync(source, text.replace('<AskForm />', '<AskForm wrong />'));
  expect(remote(folder, 'publish')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/src\/ask\/AskPage\.tsx.* error TS/),
  });
  writeFileSync(
    source,
    text
      .replace('<AskForm />', "<AskForm />{typeof window === 'object' && boom()}")
      .concat("\nfunction boom(): null {\n  throw new Error('boom');\n}\n"),
  );
  expect(remote(folder, 'publish')).toMatchObject({
    code: 1,
    said: expect.stringContaining(`${name}: /outside fails in a browser: `),
  });
  expect(registry().remotes[name]!.live!.version).toBe(first);

  writeFileSync(source, text);
});

test('a version with a link, a widget and an API of its own needs a token for them; link and widget stand on pages of others, and go with it', async ({
  page,
  faults,
}) => {
  const routes = join(folder, 'src/routes.ts');
  const own = readFileSync(routes, 'utf8');
  const ofTexts = ['src/texts.ts', 'src/texts.hi.ts'].map((file) => join(folder, file));
  const routeTexts = ofTexts.map((file) => readFileSync(file, 'utf8'));
  for (const [index, label] of ['Ask the outside team', 'टीम से पूछें'].entries()) {
    writeFileSync(
      ofTexts[index]!,
      routeTexts[index]!.replace('\n};', `\n  askTeam: '${label}',\n};`),
    );
  }
  mkdirSync(join(folder, 'src/card'));
  writeFileSync(
    join(folder, 'src/card/CourseCard.tsx'),
    `import { Link } from 'react-router-dom';
import { Section } from 'shared/ui';

function CourseCard({ urlTitle }: { urlTitle: string }) {
  if (typeof window === 'object' && localStorage.getItem('boom')) throw new Error('boom');
  return (
    <div lang="en">
      <Section heading="Ask before you buy">
        <Link to="/outside">{\`Ask about \${urlTitle}\`}</Link>
      </Section>
    </div>
  );
}

export { CourseCard as Component };
`,
  );
  writeFileSync(
    routes,
    own
      .replace('{ defineRemote }', '{ defineRemote, widget }')
      .replace('  routes: [', `  origins: ['${origin}'],\n  routes: [`)
      .replace(
        'title: texts.ask,',
        "title: texts.ask,\n      links: [{ menu: 'footer-support', label: texts.askTeam }],",
      )
      .replace(
        '\n});',
        `\n  widgets: [
    widget({
      id: 'outside/card',
      slot: 'course',
      takes: { urlTitle: 'string' },
      height: 320,
      lazy: () => import(/* webpackChunkName: "outside-card" */ './card/CourseCard'),
    }),
  ],
});`,
      ),
  );
  const ofPage = join(folder, 'src/ask/texts.ts');
  const texts = readFileSync(ofPage, 'utf8');
  writeFileSync(ofPage, texts.replace('Ask us anything', 'Now ask us anything'));
  const source = join(folder, 'src/ask/AskPage.tsx');
  const text = readFileSync(source, 'utf8');
  writeFileSync(
    source,
    text
      .replace('<AskForm />', '<AskForm /><button lang="en" onClick={ask}>Rooms</button>')
      .concat(
        '\nconst ask = async () => {\n',
        `  const { data } = await send({ name: 'rooms', url: '${origin}/rooms' });\n`,
        "  document.title = JSON.stringify(data ?? 'refused');\n};\n",
      )
      .replace(/^/, "import { send } from 'shared/calls';\n"),
  );

  const refused = remote(folder, 'check');
  expect(refused.said).toContain(`${name} claims slot:course, and its token is for /outside/*`);
  expect(refused.said).toContain(`${name} declares calls to ${origin}, and its token permits`);
  expect(refused.code).toBe(1);
  giveToken('--slots', 'course', '--origins', origin);
  expect(remote(folder, 'publish')).toMatchObject({
    code: 0,
    said: expect.stringContaining('is live.'),
  });
  expect(registry().remotes[name]!.live!.version).not.toBe(first);

  const course = '/course/numerology-course';
  const html = async () => (await page.request.get(course)).text();
  expect(await html()).toContain('Ask about numerology-course');
  expect(await html()).toContain('>Ask the outside team<');
  // The check has asked nobody: this process would have heard it by now.
  expect(asked).toEqual([]);
  await open(page, course);
  const place = page.locator(`[data-widget="${name} outside/card"]`);
  await expect(place).toHaveAttribute('data-settled', '');
  await place.getByRole('link', { name: 'Ask about numerology-course' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outside');
  await page.goBack();
  await expect(place.getByRole('link')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ask the outside team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outside');
  // The document is loaded anew, but not at the place of the page with the link.
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // In this browser, the widget throws.
  await page.evaluate(() => localStorage.setItem('boom', 'yes'));
  await open(page, course);
  await expect(place).toHaveAttribute('data-settled', '');
  await expect(place).toBeEmpty();
  expect((await place.boundingBox())!.height).toBe(320);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Numerology');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('boom'));
  faults.length = 0;

  expect(remote(folder, 'toggle', 'off')).toMatchObject({ code: 0 });
  expect(await html()).not.toContain('data-widget');
  // The registry still says what the section would have.
  expect(await html()).not.toContain('>Ask the outside team<');
  await open(page, course);
  await expect(page.getByRole('contentinfo')).not.toContainText('Ask the outside team');
  await expect(place).toHaveCount(0);
  expect(remote(folder, 'toggle', 'on')).toMatchObject({ code: 0 });
  expect(await html()).toContain('Ask about numerology-course');
});

test('a section calls its own API, which only its own pages may', async ({ page, faults }) => {
  // On the way from another page, the browser loads the page of the section with its own policy.
  await open(page, '/courses');
  const policyOfOthers = await policyAt(page, '/courses');
  expect(policyOfOthers).not.toContain(origin);
  await page.evaluate((to) => history.pushState(null, '', to), '/outside');
  await page.goBack();
  // Without a connection, that would be the browser's own error page.
  await page.context().setOffline(true);
  await page.goForward();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
  await expect(page.getByRole('banner')).toBeVisible();
  faults.length = 0;
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outside');
  expect(await policyAt(page, '/outside')).toBe(
    policyOfOthers.replace("connect-src 'self'", `connect-src 'self' ${origin}`),
  );
  await page.getByRole('button', { name: 'Rooms' }).click();
  await expect(page).toHaveTitle('{"rooms":3}');
  expect(asked).toEqual(['GET without a token']);

  // The address changes first, then the browser loads the document of that page.
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Courses' }).first().click();
  await loaded;
  await expect(page).toHaveURL(/\/courses$/);
  const refused = await page.evaluate(
    (address) =>
      fetch(address).then(
        () => 'answered',
        () => 'refused',
      ),
    origin,
  );
  expect(refused).toBe('refused');
  expect(faults.splice(0).join()).toContain('Content Security Policy');
  await page.goBack();
  await page.getByRole('button', { name: 'Rooms' }).click();
  await expect(page).toHaveTitle('{"rooms":3}');

  // Its outage is nobody's fault.
  await new Promise((closed) => api.close(closed));
  expect(remote(folder, 'check')).toMatchObject({ code: 0 });
});

test('one command makes the earlier version live again', async ({ page }) => {
  expect(remote(folder, 'rollback')).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${name} ${first} is live again.`),
  });
  await open(page, '/outside');
  expect(await versionIn(page, name)).toBe(first);
  const [last] = readFileSync(join(siteDir, 'deploys.jsonl'), 'utf8').trim().split('\n').slice(-1);
  expect(JSON.parse(last!)).toMatchObject({ who: 'Outside team', action: 'roll back', unit: name });
  expect(filesOfOthers()).toEqual(others);
});

test('during development, the site shows the current files of the remote', async ({ page }) => {
  const source = join(folder, 'src/ask/texts.ts');
  const text = readFileSync(source, 'utf8');
  const devPort = port + 1;
  const installed = join(folder, 'node_modules/remote-kit/remote.js');
  const env = { ...process.env, SITE_ADDRESS: `http://localhost:${port}`, PORT: String(devPort) };
  const server = spawn(process.execPath, [installed, 'dev'], { cwd: folder, env });
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part) => (said += String(part)));
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain('show at once');
    await open(page, `http://127.0.0.1:${devPort}/outside`);
    expect(await versionIn(page, name)).toBe('dev');
    const email = page.getByRole('form', { name: 'Ask us' }).getByLabel('Email');
    await email.fill('asha@example.com');
    await page.getByLabel('State').selectOption('Delhi');
    writeFileSync(source, text.replace('Now ask us', 'While it runs ask us'));
    await expect(page.getByText('While it runs ask us anything')).toBeVisible();
    await expect(email).toHaveValue('asha@example.com');
    await expect(page.getByLabel('State')).toHaveValue('Delhi');
    // What it reports does not reach the site.
    const report = { headers: { 'content-type': 'application/json' }, data: '{"boom":1}' };
    await page.request.post(`http://localhost:${devPort}/api/client-errors`, report);
    await expect.poll(() => said).toContain('Reported in development: {"boom":1}');
    // Other sections are the published ones, and API calls go to the site's API.
    await open(page, `http://localhost:${devPort}/courses`);
    expect(await versionIn(page, 'mf-marketing')).toBe(
      registry().remotes['mf-marketing']!.live!.version,
    );
    const health = await page.request.get(`http://localhost:${devPort}/api/health`);
    expect(await health.json()).toEqual({ status: 'ok' });
    const worker = await page.request.get(`http://localhost:${devPort}/dashboard-worker.js`, {
      headers: { 'service-worker': 'script' },
    });
    expect(await worker.text()).toContain('registration.unregister()');
  } finally {
    writeFileSync(source, text);
    server.kill();
  }
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test.afterEach(networkIsBack);

  test('the section of the dashboard is tried without a network before its publish', async ({
    page,
    context,
    faults,
  }) => {
    const dashboard = join(place, 'mf-student');
    for (const part of ['src', 'package.json']) {
      cpSync(join(root, 'mf-student', part), join(dashboard, part), { recursive: true });
    }
    install([join(place, 'packages/shared'), tools], dashboard);
    const address = `http://localhost:${port + 1}`;
    const installed = join(dashboard, 'node_modules/remote-kit/remote.js');
    const env = { ...process.env, SITE_ADDRESS: `http://localhost:${port}`, PORT: `${port + 1}` };
    const server = spawn(process.execPath, [installed, 'dev', '--offline'], {
      cwd: dashboard,
      env,
    });
    try {
      let said = '';
      server.stdout.on('data', (part) => (said += String(part)));
      await expect.poll(() => said).toContain('show at once');
      await logIn(page, student, (tab, path) => open(tab, address + path));
      await keepsFiles(page, 'dev');
      await keepsPage(page);
      const overview = page.url();
      const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
      await context.setOffline(true);
      await open(page, overview);
      await expect(heading('Overview')).toBeVisible();
      expect(await versionIn(page, 'mf-student')).toBe('dev');
      await context.setOffline(false);
      const file = join(dashboard, 'src/overview/texts.ts');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace("'Overview'", "'In the train'"));
      await expect(async () => {
        await open(page, overview);
        await expect(heading('In the train')).toBeVisible({ timeout: 5_000 });
      }).toPass();
      // So that nothing of before the edit is left.
      await page.evaluate(() => caches.delete('files'));
      await open(page, overview);
      await keepsFiles(page, 'dev');
      await context.setOffline(true);
      await open(page, overview);
      await expect(heading('In the train')).toBeVisible();
    } finally {
      server.kill();
      // The client of the dev server says that it does not reach it.
      faults.length = 0;
    }
  });
});

/** The version that was built here last. */
const last = (): string =>
  JSON.parse(readFileSync(join(folder, 'dist/built.json'), 'utf8')).version;

test('a team sees its own section, and a token is refused what it is not for', () => {
  const { version } = registry().remotes[name]!.live!;
  expect(remote(folder, 'status')).toMatchObject({
    code: 0,
    said: expect.stringContaining(`live ${version}`),
  });
  expect(remote(folder, 'log').said).toMatch(/^\S+ {2}roll back; .*; Outside team; /);
  expect(remote(folder, 'failures')).toMatchObject({ code: 0 });
  expect(remote(folder, 'vitals')).toMatchObject({ code: 0 });

  const { routes, version: built } = JSON.parse(
    readFileSync(join(folder, 'dist', last(), 'remote.json'), 'utf8'),
  ) as RemoteManifest;
  const place = `/remotes/${name}/${built}/${routes[0]!.assets.js[0]}:1:300`;
  expect(remote(folder, 'stack', `boom at ${place} and /shell/1/js/main.js:1:2`).said).toMatch(
    /^boom at [^/]\S+\.(?:tsx?|js):\d+:\d+ and \/shell\/1\/js\/main\.js:1:2/,
  );
  expect(remote(folder, 'stack', `/remotes/${name}/1a/js/other.js:1:2`)).toMatchObject({
    code: 1,
    said: expect.stringContaining('check out the commit of its version'),
  });

  const all = giveToken('--name', 'CI', '--may', 'publish');
  expect(remote(folder, 'rollback')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The token of Outside team (CI) may not roll back'),
  });
  npmRun('publish:token', '--revoke', 'Outside team', '--name', 'CI');
  team.token = all;
});

test('a build that says something false is refused at the publishing address', async ({
  request,
}) => {
  const { version } = JSON.parse(readFileSync(join(folder, 'dist/built.json'), 'utf8'));
  const build = join(folder, 'dist', version);
  const before = snapshot(siteDir);
  const send = async (change: (manifest: RemoteManifest) => void) => {
    const manifest = JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8'));
    change(manifest);
    const files = Object.keys(snapshot(build)).filter((file) => !/\.(br|gz)$/.test(file));
    const sent = files.map((file) => [file, readFileSync(join(build, file)).toString('base64')]);
    const changed = Buffer.from(JSON.stringify(manifest)).toString('base64');
    const response = await request.post(`/api/publishing/${name}`, {
      headers: { authorization: `Bearer ${team.token}` },
      data: { mode: 'live', files: { ...Object.fromEntries(sent), 'remote.json': changed } },
    });
    const { errors } = await response.json();
    return [response.status(), ...errors.build];
  };
  expect(await send((manifest) => void Object.assign(manifest, { routes: null }))).toEqual([
    422,
    expect.stringMatching(`^${name}: remote\\.json has a fault at /routes.*; build it again`),
  ]);
  const origins = ['https://elsewhere.example'];
  expect(await send((manifest) => void Object.assign(manifest, { origins }))).toEqual([
    422,
    `${name}: remote.json is not what its build has written; build it again.`,
  ]);
  expect(snapshot(siteDir)).toEqual(before);
});

test('a team cannot change the remote of another team', () => {
  const file = join(folder, 'package.json');
  const own = readFileSync(file, 'utf8');
  writeFileSync(file, own.replace(name, 'mf-auth'));
  expect(remote(folder, 'rollback')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The token of Outside team is not for mf-auth.'),
  });
  writeFileSync(file, own);
});

test('a team takes its section out of the site', () => {
  expect(remote(folder, 'unpublish')).toMatchObject({ code: 0 });
  expect(registry().remotes[name]).toBeUndefined();
});
