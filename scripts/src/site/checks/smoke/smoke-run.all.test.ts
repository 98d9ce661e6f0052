import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foundBrowser } from '../../../browser';
import { smokeCheck } from './smoke-check';
import { smokeRun } from './smoke-run';
import {
  OTHERS,
  OWN,
  responses,
  siteWith,
  withHost,
  type PageFixture,
} from '../../testing/smoke-site';
import { openSiteFolder } from '../../state/site';

jest.setTimeout(300_000);

const inBrowser = foundBrowser(process.env) ? test : test.skip;

const faulty: [string, PageFixture, RegExp][] = [
  ['throws', { path: '/throws', script: 'throw new Error("boom")' }, /Error: boom$/],
  [
    'throws once it answers',
    { path: '/afterwards', script: `${responses} setTimeout(() => { throw new Error("late"); })` },
    /Error: late$/,
  ],
  [
    'rejects a promise',
    { path: '/rejects', script: `${responses} Promise.reject(new Error("boom"))` },
    /Error: boom$/,
  ],
  ['writes an error', { path: '/writes', script: 'console.error("not\\ngood")' }, /^not$/],
  [
    'has a style that the policy refuses',
    {
      path: '/styled',
      html: '<h1 style="color:red">Login</h1>',
      script: `setTimeout(() => { ${responses} }, 500)`,
    },
    /inline style.*policy/i,
  ],
  [
    'names a file that is not there',
    {
      path: '/lacking',
      html: '<img src="/remotes/mf-auth/1/assets/none.png" alt="">',
      script: '',
    },
    /none\.png answered 404$/,
  ],
  [
    'is replaced by the card of a failure',
    {
      path: '/replaced',
      script:
        'navigator.sendBeacon("/api/client-errors", new Blob([JSON.stringify({ step: "threw in render", cause: "boom" })]))',
    },
    /threw in render: boom$/,
  ],
  [
    'has a widget that is higher than its place',
    {
      path: '/higher',
      html: '<div data-widget="mf-auth auth/card" data-height="80" data-settled><svg height="81"></svg></div>',
      script: responses,
    },
    /^the widget auth\/card is \d+ px high in a window of 360 px: declare a larger height than 80$/,
  ],
  ['never answers', { path: '/never', script: '' }, /it does not answer within 5 s$/],
  ...[OTHERS, `${OWN}:444`, 'https://x.auth.example'].map<[string, PageFixture, RegExp]>(
    (origin, index) => [
      `calls ${origin}, which its section does not declare,`,
      {
        path: `/calls${'abc'[index]!}`,
        script: `fetch('${origin}/rooms').catch(() => {}).then(() => { ${responses} });`,
      },
      /Content Security Policy/,
    ],
  ),
];

const AT = String.raw`\(src/Page\.tsx:1:1\)`;
const leaving: [string, PageFixture, RegExp][] = Object.entries({
  listener: [
    "document.addEventListener('click', (event) => event.preventDefault(), true);",
    `a listener for click on document ${AT}, a link to /elsewhere that does not work from its page`,
  ],
  interval: ['setInterval(() => {}, 7000);', `an interval of 7000 ms ${AT}`],
  colour: ["document.body.style.filter = 'invert(1)';", `style="filter: invert.1.;" on body ${AT}`],
  class: ["document.documentElement.className = 'dark';", `class="dark" on html ${AT}`],
  emptied: ['localStorage.clear();', `an emptied storage ${AT}`],
  stored: ["localStorage.setItem('token', 'own');", `another value of the stored "token" ${AT}`],
  title: [
    "addEventListener('left', () => { document.title = 'Own'; }, { once: true });",
    `a change of the title ${AT}`,
  ],
  history: [
    "addEventListener('left', () => history.replaceState(1, ''), { once: true });",
    `a change of the history ${AT}`,
  ],
  above: [
    "addEventListener('left', () => { document.querySelector('h1').style = 'position: fixed; inset: 0; margin: 0'; }, { once: true });",
    'a link to /further that does not work',
  ],
}).map(([name, [script, line]]) => [
  name,
  { path: `/${name}`, html: `<h1>Login</h1>${withHost}`, script: `${script} ${responses}` },
  new RegExp(`^it leaves behind, on pages of other sections: ${line}$`),
]);

const loadLate = `const policy = trustedTypes.createPolicy('unit-files', { createScriptURL: (url) => url });
  const late = document.createElement('script');
  late.src = policy.createScriptURL('/remotes/mf-auth/1/js/late.js');
  document.body.append(late);`;

const working: [string, PageFixture][] = [
  [
    'works without the API',
    { path: '/news', script: `fetch('/api/news').then(() => { ${responses} });` },
  ],
  [
    'asks whether there is a newer release',
    {
      path: '/asks',
      script: `fetch('/registry.json').then((response) => response.json())
        .then(({ shell }) => { if (shell !== '1') throw new Error(shell); ${responses} });`,
    },
  ],
  [
    'calls what its section declares, which need not answer,',
    {
      path: '/declared',
      script: `fetch('${OWN}/rooms', { method: 'POST', headers: { 'Content-Type': 'application/json' } })
        .then(({ status }) => { if (status !== 404) throw new Error(status); ${responses} });`,
    },
  ],
  [
    'takes back what it changes on the site when it is left',
    {
      path: '/tidy',
      html: `<h1>Login</h1>${withHost}`,
      script: `const end = new AbortController();
        const press = () => {};
        document.addEventListener('click', press, true);
        addEventListener('scroll', press, { signal: end.signal });
        const timer = setInterval(press, 50);
        document.body.className = 'dark';
        document.title = 'Own';
        history.replaceState(1, '');
        localStorage.setItem('own', '1');
        addEventListener('left', () => {
          document.removeEventListener('click', press, { capture: true });
          end.abort();
          clearInterval(timer);
          document.body.className = '';
        }, { once: true });
        ${responses}`,
    },
  ],
  [
    'loads much after the first press',
    { path: '/later', script: `${responses} setTimeout(() => { ${loadLate} }, 10);` },
  ],
];

const heavy: PageFixture = {
  path: '/before',
  script: `${loadLate} late.onload = () => { ${responses} }`,
};

/** An area of which each page works only for somebody who may see it. */
const guarded: PageFixture = {
  path: '/dashboard/:name?',
  script: `
    const { name, role_id } = JSON.parse(localStorage.getItem('user'));
    if (!/^\\/dashboard\\/smoke-run(\\/(courses|news))?$/i.test(location.pathname) || role_id !== 2)
      throw new Error(name + ' at ' + location.pathname);
    ${responses}`,
  access: 'student',
  children: ['', 'courses', 'news'],
  isPrerendered: false,
};

/** One run for all pages, because a browser takes longer to start than a page to open. */
let started: ReturnType<typeof smokeRun> | undefined;
function run() {
  if (!started) {
    const pages = [...faulty, ...leaving, ...working].map(([, page]) => page);
    const { site, release, remote } = siteWith([...pages, heavy, guarded]);
    started = smokeRun(openSiteFolder(site), release, [remote], process.env, 5_000);
  }
  return started;
}

const faultsAt = async (isThere: (path: string) => boolean) =>
  (await run())!.faults.filter(({ path }) => isThere(path));

inBrowser.each(faulty)('a page that %s is refused in one line', async (_what, { path }, line) => {
  const faults = await faultsAt((each) => each === path);
  expect(faults).toEqual([{ remote: 'mf-auth', path, cause: expect.stringMatching(line) }]);
  expect(faults[0]!.cause).not.toContain('\n');
});

inBrowser.each(leaving)(
  'a page that leaves a change of the site (%s) is refused with the place in the sources',
  async (_what, { path }, line) => {
    const faults = await faultsAt((each) => each === path);
    expect(faults.map(({ cause }) => cause)).toEqual([expect.stringMatching(line)]);
  },
);

inBrowser.each(working)('a page that %s is not refused', async (_what, { path }) => {
  expect(await faultsAt((each) => each === path)).toEqual([]);
});

inBrowser('what a page loads before the first press counts', async () => {
  const faults = await faultsAt((path) => path === heavy.path);
  expect(faults.map(({ cause }) => cause)).toEqual([
    'its scripts before the first press: 30000 bytes, the budget is 26700; the largest is js/before.js: load later what the first press does not need.',
  ]);
});

inBrowser('every page of a guarded area is opened by somebody who may', async () => {
  expect(await faultsAt((path) => path.startsWith('/dashboard'))).toEqual([]);
});

inBrowser('every page is opened, and the faults are in the order of the pages', async () => {
  const { pages, faults } = (await run())!;
  expect(pages).toBe(
    faulty.length + leaving.length + working.length + 1 + guarded.children!.length,
  );
  const refused = [...[...faulty, ...leaving].map(([, { path }]) => path), heavy.path].sort();
  expect(faults.map(({ path }) => path)).toEqual(refused);
});

inBrowser('a new host is refused only for what the live one does better', async () => {
  const isNew = 'document.body.dataset.host === "new"';
  const script = `if (${isNew} || "OFTEN" === "often") throw new Error("boom"); ${responses}`;
  const publishHost = async (text: string) => {
    const { site, release, remote } = siteWith([{ path: '/login', script: text }]);
    cpSync(release, join(site, 'live'), { recursive: true });
    const page = join(release, 'pages/login.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<body>', '<body data-host="new">'));
    const said = jest.spyOn(console, 'log').mockImplementation();
    const options = { env: process.env, isUpload: false, isHost: true };
    await smokeCheck(openSiteFolder(site), release, [remote], options);
    return said.mock.calls.flat();
  };
  await expect(publishHost(script)).rejects.toThrow(
    'mf-auth: /login fails in a browser: Error: boom',
  );
  expect(await publishHost(script.replace('OFTEN', 'often'))).toEqual([
    'mf-auth: /login fails in a browser: Error: boom (in the live release too)',
    expect.stringMatching(/^0 pages work/),
  ]);
});
