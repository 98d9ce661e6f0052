import type { Environment } from 'node-shared/settings';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Access } from 'shared/contract';
import { foundBrowser } from '../../browser';
import { smokeCheck } from './smoke-check';
import { smokeRun } from './smoke-run';
import { newFolder } from '../testing/unit-fixtures';

jest.setTimeout(300_000);

const responses = 'document.documentElement.dataset.interactive = "";';

const OWN = 'https://auth.example';
/** What another section declares. */
const OTHERS = 'https://chat.example';

interface PageFixture {
  /** Text of the page's script. */
  script?: string;
  html?: string;
  access?: Access;
  path?: string;
  children?: string[];
  prerender?: string[];
  /** What the section declares that it calls. */
  origins?: string[];
}

/** Creates a site of one remote with one page, which runs only its own script. */
function siteWith({
  script = responses,
  html = '<h1>Login</h1>',
  access = 'public',
  path = '/login',
  children = [],
  prerender = [],
  origins = [],
}: PageFixture) {
  const site = newFolder('site');
  const release = join(site, 'releases/.draft');
  const document = `<!doctype html><title>Login</title>
<link rel="icon" href="data:,"><body>${html}<script src="/remotes/mf-auth/1/page.js"></script></body>`;
  const page = (id: string, of: string) => ({
    id: id as 'auth/login',
    path: of,
    title: id,
    assets: { js: [], css: [] },
  });
  const route = {
    ...page('auth/login', path),
    access,
    header: true,
    footer: true,
    prerender,
    children: children.map((child) => page(`auth/${child}`, child)),
  };
  const live = { version: '1', origins };
  const others = { enabled: true, live: { version: '1', origins: [OTHERS] }, routes: [] };
  const remotes = {
    'mf-auth': { enabled: true, live, canary: null, routes: [route] },
    'mf-chat': others,
  };
  const files = {
    'remotes/mf-auth/1/page.js': script,
    'remotes/mf-auth/1/late.js': '',
    'shell/1/shell.json': '{}',
    'releases/.draft/registry.json': JSON.stringify({ shell: '1', remotes }),
    'releases/.draft/catalogue.json': '{"courses":[],"webinars":[],"mentors":[],"details":{}}',
    'releases/.draft/pages/app.html': document,
    'releases/.draft/pages/login.html': document,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  const size = (brotli: number) => ({ bytes: brotli, brotli, integrity: '' });
  const sizes = { 'page.js': size(20_000), 'late.js': size(10_000) };
  return {
    site,
    release,
    remote: { name: 'mf-auth', version: '1', routes: [route], files: sizes },
  };
}

const run = ({ site, release, remote }: ReturnType<typeof siteWith>) =>
  smokeRun(site, release, [remote], process.env, 3_000);

const inBrowser = foundBrowser(process.env) ? test : test.skip;

inBrowser.each<[string, PageFixture, RegExp]>([
  ['throws', { script: 'throw new Error("boom")' }, /Error: boom$/],
  [
    'throws once it answers',
    { script: `${responses} setTimeout(() => { throw new Error("late"); })` },
    /Error: late$/,
  ],
  [
    'rejects a promise',
    { script: `${responses} Promise.reject(new Error("boom"))` },
    /Error: boom$/,
  ],
  ['writes an error', { script: 'console.error("not\\ngood")' }, /^not$/],
  [
    'has a style that the policy refuses',
    { html: '<h1 style="color:red">Login</h1>', script: `setTimeout(() => { ${responses} }, 500)` },
    /inline style.*policy/i,
  ],
  [
    'names a file that is not there',
    { html: '<img src="/remotes/mf-auth/1/none.png" alt="">', script: '' },
    /none\.png answered 404$/,
  ],
  [
    'is replaced by the card of a failure',
    {
      script:
        'navigator.sendBeacon("/api/client-errors", JSON.stringify({ step: "threw in render", cause: "boom" }))',
    },
    /threw in render: boom$/,
  ],
  ['never answers', { script: '' }, /it does not answer within 3 s$/],
])('a page that %s is refused in one line', async (_what, page, line) => {
  const result = await run(siteWith({ ...page, prerender: ['/login'] }));
  expect(result?.faults).toEqual([
    { remote: 'mf-auth', path: '/login', cause: expect.stringMatching(line) },
  ]);
  expect(result?.faults[0]!.cause).not.toContain('\n');
});

inBrowser('a page that works without the API is none', async () => {
  const script = `fetch('/api/news').then(() => { ${responses} });`;
  expect(await run(siteWith({ script }))).toMatchObject({ faults: [], pages: 1 });
});

inBrowser('a page may ask whether there is a newer release', async () => {
  const script = `fetch('/registry.json').then((response) => response.json())
    .then(({ shell }) => { if (shell !== '1') throw new Error(shell); ${responses} });`;
  expect(await run(siteWith({ script }))).toMatchObject({ faults: [], pages: 1 });
});

inBrowser('a page may call what its section declares, which need not answer', async () => {
  const script = `fetch('${OWN}/rooms', { method: 'POST', headers: { 'Content-Type': 'application/json' } })
    .then(({ status }) => { if (status !== 404) throw new Error(status); ${responses} });`;
  expect(await run(siteWith({ script, origins: [OWN] }))).toMatchObject({ faults: [], pages: 1 });
});

inBrowser.each([OTHERS, `${OWN}:444`, 'https://x.auth.example'])(
  'a page that calls %s, which its section does not declare, is refused',
  async (origin) => {
    const script = `fetch('${origin}/rooms').catch(() => {}).then(() => { ${responses} });`;
    const { faults } = (await run(siteWith({ script, origins: [OWN] })))!;
    expect(faults).toEqual([
      {
        remote: 'mf-auth',
        path: '/login',
        cause: expect.stringMatching(/Content Security Policy/),
      },
    ]);
  },
);

inBrowser(
  'what a page loads before the first press counts, and what it loads later does not',
  async () => {
    const load = `const policy = trustedTypes.createPolicy('unit-files', { createScriptURL: (url) => url });
    const late = document.createElement('script');
    late.src = policy.createScriptURL('/remotes/mf-auth/1/late.js');
    document.body.append(late);`;
    const before = await run(siteWith({ script: `${load} late.onload = () => { ${responses} }` }));
    expect(before!.faults.map(({ cause }) => cause)).toEqual([
      'its scripts before the first press: 30000 bytes, the budget is 26700; the largest is page.js: load later what the first press does not need.',
    ]);
    const later = `${responses} setTimeout(() => { ${load} }, 10);`;
    expect(await run(siteWith({ script: later }))).toMatchObject({ faults: [], pages: 1 });
  },
);

inBrowser('a new host is refused only for what the live one does better', async () => {
  const isNew = 'document.body.dataset.host === "new"';
  const script = `if (${isNew} || "OFTEN" === "often") throw new Error("boom"); ${responses}`;
  const publishHost = async (text: string) => {
    const { site, release, remote } = siteWith({ script: text, prerender: ['/login'] });
    cpSync(release, join(site, 'live'), { recursive: true });
    const page = join(release, 'pages/login.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<body>', '<body data-host="new">'));
    const said: string[] = [];
    await smokeCheck(site, release, [remote], {
      ...{ env: process.env, isUpload: false, isHost: true },
      say: (line) => said.push(line),
    });
    return said;
  };
  await expect(publishHost(script)).rejects.toThrow(
    'mf-auth: /login fails in a browser: Error: boom',
  );
  expect(await publishHost(script.replace('OFTEN', 'often'))).toEqual([
    'mf-auth: /login fails in a browser: Error: boom (with the live shell too)',
    expect.stringMatching(/^0 pages work/),
  ]);
});

inBrowser('every page of a guarded area is opened by somebody who may', async () => {
  const script = `
    const { name, role_id } = JSON.parse(localStorage.getItem('user'));
    if (!/^\\/dashboard\\/smoke-run(\\/(courses|news))?$/i.test(location.pathname) || role_id !== 2)
      throw new Error(name + ' at ' + location.pathname);
    ${responses}`;
  const guarded = siteWith({
    script,
    access: 'student',
    path: '/dashboard/:name?',
    children: ['', 'courses', 'news'],
  });
  expect(await run(guarded)).toMatchObject({ faults: [], pages: 3 });
});

describe('without a browser', () => {
  const without = { CHROMIUM_PATH: '/no/browser' };
  const check = (env: Environment, isUpload = false, say: (line: string) => void = () => {}) =>
    smokeCheck('/site', '/site/releases/new', [], { env, isUpload, isHost: false, say });
  const refusal =
    'The pages must be tried in a browser (PUBLISH_NEEDS_BROWSER), and no Chromium or Chrome was found (CHROMIUM_PATH).';

  test('a publish says that the smoke run was skipped', async () => {
    const said: string[] = [];
    await check(without, false, (line) => said.push(line));
    expect(said).toEqual([
      'The smoke run was skipped: no Chromium or Chrome was found (CHROMIUM_PATH).',
    ]);
  });

  test('it is refused where PUBLISH_NEEDS_BROWSER=yes asks for one', async () => {
    const strict = { ...without, PUBLISH_NEEDS_BROWSER: 'yes' };
    await expect(check(strict)).rejects.toThrow(refusal);
  });

  test('the build of a team is refused unless PUBLISH_NEEDS_BROWSER=no', async () => {
    await expect(check(without, true)).rejects.toThrow(refusal);
    await check({ ...without, PUBLISH_NEEDS_BROWSER: 'no' }, true);
  });
});
