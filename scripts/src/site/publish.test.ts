import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltUnit } from '../build/build-unit';
import { integrityOf } from '../build/files';
import { unitVersion } from '../build/version';
import { remoteNames } from '../units';
import { publishBuilds } from './publish';
import {
  canaryRemote,
  promoteRemote,
  rollbackRemote,
  rollbackShell,
  toggleRemote,
  unpublishRemote,
} from './pointers';
import { publishStaleUnits } from './publish-stale-units';
import { followSiteUrl } from './release';
import { readState } from './state';
import { servedSite, snapshot } from './testing/site-snapshot';
import { builtRemote, builtShell, newFolder, type RouteFixture } from './testing/unit-fixtures';

const home: RouteFixture[] = [{ path: '/' }, { path: '/about' }];
const login: RouteFixture[] = [{ path: '/login' }, { path: '/verify', prerender: [] }];

let site: string;
jest.setTimeout(60_000);
const publish = (...built: BuiltUnit[]) => publishBuilds(site, built);
const auth = (version: string, routes = login) => builtRemote('mf-auth', version, routes);
const authEntry = () => readState(site).registry.remotes['mf-auth']!;
const versionsOf = (unit: string) => readdirSync(join(site, unit)).sort();
const page = (name: string) => servedSite(site).pages[name];

beforeEach(async () => {
  process.env.SITE_URL = 'https://site.example';
  site = newFolder('site');
  await publish(builtShell('host1'), builtRemote('mf-home', 'home1', home), auth('auth1'));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(site, { recursive: true, force: true });
});

/** The site must be the same, byte for byte, when `work` has failed with `message`. */
async function changesNothing(work: () => Promise<unknown>, message: RegExp) {
  const before = snapshot(site);
  await expect(work()).rejects.toThrow(message);
  expect(snapshot(site)).toEqual(before);
}

describe('the first publish', () => {
  test('writes a page for every path to be rendered, and one for all others', () => {
    expect(Object.keys(servedSite(site).pages)).toEqual([
      'about.html',
      'app.html',
      'error.html',
      'index.html',
      'login.html',
    ]);
    expect(page('login.html')).toContain('<h1>/login of mf-auth auth1</h1>');
    expect(page('login.html')).toContain('data-prerendered="mf-auth@auth1"');
    expect(page('app.html')).not.toContain('data-prerendered');
  });

  test('points every remote at its version', () => {
    expect(authEntry()).toMatchObject({
      enabled: true,
      live: { version: 'auth1', entry: '/remotes/mf-auth/auth1/remoteEntry.js' },
      previous: null,
      canary: null,
    });
    expect(authEntry().routes.map(({ path }) => path)).toEqual(['/login', '/verify']);
  });

  test('collects the files of the root and the site map', () => {
    const root = (file: string) => readFileSync(join(site, 'live/root', file), 'utf8');
    expect(root('favicon.svg')).toBe('<svg/>');
    expect(root('sitemap.xml')).toContain('<loc>https://site.example/about</loc>');
    expect(root('robots.txt')).toContain('Sitemap: https://site.example/sitemap.xml');
  });

  test('tells search engines of what may be found, and keeps them out of guarded areas', async () => {
    await publish(
      builtRemote('mf-shop', 'shop1', [
        { path: '/shop' },
        { path: '/shop-front', meta: { canonical: '/shop' } },
        { path: '/basket', meta: { noIndex: true } },
        { path: '/a&b' },
        { path: '/orders/:number?', access: 'student', prerender: [] },
        { path: '/back-office', access: 'admin', prerender: [] },
      ]),
    );
    const root = (file: string) => readFileSync(join(site, 'live/root', file), 'utf8');
    const found = [...root('sitemap.xml').matchAll(/<loc>https:\/\/site\.example(.*)<\/loc>/g)];
    expect(found.map(([, path]) => path)).toEqual(['/login', '/', '/about', '/shop', '/a&amp;b']);
    expect(root('robots.txt').match(/(?<=^Disallow: ).*/gm)).toEqual(['/orders/', '/back-office']);
  });

  test('needs a host', async () => {
    rmSync(site, { recursive: true });
    await expect(publish(auth('auth1'))).rejects.toThrow('publish:shell');
  });
});

describe('publishing one remote', () => {
  test('leaves every file of the other units, and its own older version, as it was', async () => {
    const before = snapshot(site);
    expect(await publish(auth('auth2'))).toEqual([
      { unit: 'mf-auth', version: 'auth2', changed: true },
    ]);
    const after = snapshot(site);
    for (const [file, content] of Object.entries(before)) {
      if (/^(remotes|shell)\//.test(file)) expect([file, after[file]]).toEqual([file, content]);
    }
    const added = Object.keys(after).filter(
      (file) => /^(remotes|shell)\//.test(file) && !before[file],
    );
    expect(added.filter((file) => !file.startsWith('remotes/mf-auth/auth2/'))).toEqual([]);
    expect(page('login.html')).toContain('auth2');
    expect(page('index.html')).toContain('home1');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
    });
  });

  test('once more changes nothing', async () => {
    const before = snapshot(site);
    expect(await publish(auth('auth1'))).toEqual([
      { unit: 'mf-auth', version: 'auth1', changed: false },
    ]);
    expect(snapshot(site)).toEqual(before);
  });

  test.each(['remoteEntry.js', 'server.cjs', 'remote.json'])(
    'once more repairs a damaged %s',
    async (file) => {
      const before = snapshot(join(site, 'remotes'));
      writeFileSync(join(site, 'remotes/mf-auth/auth1', file), 'damaged');
      expect(await publish(auth('auth1'))).toMatchObject([{ version: 'auth1', changed: true }]);
      expect(snapshot(join(site, 'remotes'))).toEqual(before);
      expect(authEntry()).toMatchObject({ live: { version: 'auth1' }, previous: null });
      servedSite(site);
    },
  );

  test('takes a page away that it no longer has', async () => {
    await publish(auth('auth2', [{ path: '/sign-in' }]));
    expect(Object.keys(servedSite(site).pages)).not.toContain('login.html');
    expect(page('sign-in.html')).toContain('auth2');
  });

  test('keeps a closed section closed', async () => {
    await toggleRemote(site, 'mf-auth', false);
    await publish(auth('auth2'));
    expect(authEntry()).toMatchObject({ enabled: false, live: { version: 'auth2' } });
    expect(page('login.html')).toBeUndefined();
  });

  test('keeps its last five versions, and files for tabs of the last day', async () => {
    for (const version of ['2', '3', '4', '5', '6', '7']) await publish(auth(`auth${version}`));
    expect(versionsOf('remotes/mf-auth')).toHaveLength(7);
    expect(readState(site).history['mf-auth']).toEqual([
      'auth7',
      'auth6',
      'auth5',
      'auth4',
      'auth3',
    ]);
    // The date of a folder is when it was live last.
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    for (const version of ['auth1', 'auth3', 'auth7']) {
      utimesSync(join(site, 'remotes/mf-auth', version), yesterday, yesterday);
    }
    for (const version of ['8', '9']) await publish(auth(`auth${version}`));
    await rollbackRemote(site, 'mf-auth', 'auth5');
    expect(versionsOf('remotes/mf-auth')).toEqual(
      ['2', '4', '5', '6', '7', '8', '9'].map((version) => `auth${version}`),
    );
    expect(versionsOf('remotes/mf-home')).toEqual(['home1']);
    expect(readdirSync(join(site, 'releases'))).toHaveLength(3);
  });

  test('never removes a version that some visitors still get', async () => {
    await publish(auth('auth2'));
    await canaryRemote(site, 'mf-auth', 'auth1', 10);
    for (const version of ['2', '3', '4', '5', '6', '7']) {
      await publish(builtRemote('mf-home', `home${version}`, home));
    }
    expect(versionsOf('remotes/mf-auth')).toEqual(['auth1', 'auth2']);
    servedSite(site);
  });
});

describe('a publish that is refused changes no byte of the site', () => {
  const refusals: [string, () => BuiltUnit, RegExp][] = [
    [
      'built for another contract',
      () => builtRemote('mf-auth', 'auth2', login, { contract: 2 }),
      /contract 2, the live shell loads 1/,
    ],
    [
      'in need of another version of a shared library',
      () => builtRemote('mf-auth', 'auth2', login, { requires: { react: '^20.0.0' } }),
      /needs react \^20\.0\.0, the live shell provides 19\.3\.1/,
    ],
    [
      'importing what the host does not provide',
      () => builtRemote('mf-auth', 'auth2', login, { imports: { react: ['useFuture'] } }),
      /imports useFuture from react/,
    ],
    [
      'claiming a path of another',
      () => auth('auth2', [{ path: '/about' }]),
      /path \/about.*mf-home/,
    ],
    [
      'claiming an id of another',
      () => auth('auth2', [{ path: '/login', id: 'home/about' }]),
      /id home\/about.*mf-home/,
    ],
    [
      'with a page that throws while it is rendered',
      () => auth('auth2', [{ path: '/login' }, { path: '/late', html: 'boom()' }]),
      /boom/,
    ],
    [
      'with a page that has grown too large',
      () =>
        builtRemote('mf-auth', 'auth2', login, {
          files: {
            'remoteEntry.js': { bytes: 1, brotli: 1, integrity: 'sha384-x' },
            'js/page.js': { bytes: 1, brotli: 900_000, integrity: 'sha384-x' },
          },
        }),
      /js\/page\.js/,
    ],
  ];

  test.each(refusals)('%s', async (_why, build, message) => {
    await changesNothing(() => publish(build()), message);
  });

  test('a host that no longer fits a live remote', async () => {
    await changesNothing(() => publish(builtShell('host2', { contract: 2 })), /contract 1/);
    await changesNothing(
      () => publish(builtShell('host2', { provides: {} })),
      /react, which the live shell does not provide/,
    );
  });

  test('a host with which a page of any remote throws', async () => {
    await changesNothing(() => publish(builtShell('host2', {}, '/about')), /\/about throws/);
  });

  test('two remotes of which one does not fit', async () => {
    await changesNothing(
      () => publish(builtRemote('mf-home', 'home2', home), auth('auth2', [{ path: '/' }])),
      /path \//,
    );
  });
});

describe('a remote that would harm the site is refused with one line, and changes nothing:', () => {
  // What the types refuse, as a build has it that was never checked.
  const badly = (route: object) => [{ path: '/login', ...route } as RouteFixture];
  const withFile = (built: BuiltUnit, file: string, text: string) => {
    mkdirSync(dirname(join(built.folder, file)), { recursive: true });
    writeFileSync(join(built.folder, file), text);
    return built;
  };
  const withStyle = (text: string) => {
    const built = auth('auth2');
    const manifest = join(built.folder, 'remote.json');
    const entry = join(built.folder, 'web/remoteEntry.js');
    const replace = (file: string, from: string, to: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
    const hash = (file: string) => integrityOf(readFileSync(join(built.folder, file)));
    const before = [hash('web/css/page.css'), hash('web/remoteEntry.js')] as const;
    withFile(built, 'web/css/page.css', text);
    replace(entry, before[0], hash('web/css/page.css'));
    replace(manifest, before[0], hash('web/css/page.css'));
    replace(manifest, before[1], hash('web/remoteEntry.js'));
    return built;
  };
  const page = (name: string) => `mf-auth: page auth/login${name}`;

  test.each<[string, () => BuiltUnit, string]>([
    [
      'an access that there is not',
      () => auth('auth2', badly({ access: 'everyone', prerender: [] })),
      'mf-auth/src/routes.ts: auth/login has the access everyone; there are public, student, admin.',
    ],
    [
      'a route below the API',
      () => auth('auth2', badly({ id: 'auth/login', path: '/api/login', prerender: [] })),
      'mf-auth/src/routes.ts: auth/login has the path /api/login, which the server answers itself.',
    ],
    [
      'a route that takes every address',
      () => auth('auth2', badly({ id: 'auth/login', path: '/:anything', prerender: [] })),
      'mf-auth/src/routes.ts: auth/login has the path /:anything, which takes every address of the site.',
    ],
    [
      'a path rendered ahead that leaves the release',
      () => auth('auth2', badly({ prerender: ['/../../login'] })),
      'mf-auth/src/routes.ts: auth/login renders /../../login ahead, which is no address of a page.',
    ],
    [
      'a guarded page rendered ahead',
      () => auth('auth2', badly({ access: 'student' })),
      'mf-auth/src/routes.ts: auth/login is rendered ahead although its access is student.',
    ],
    [
      'a page without a component',
      () => auth('auth2', [{ path: '/login', prerender: [], component: 'undefined' }]),
      `${page('')} exports no Component.`,
    ],
    [
      'a page that throws as it is loaded, though never rendered ahead',
      () => auth('auth2', [{ path: '/login', prerender: [], throwsAtLoad: 'boom' }]),
      `${page('')} cannot be rendered: boom`,
    ],
    [
      'a page that throws as it is rendered',
      () => auth('auth2', [{ path: '/login', html: "(() => { throw new Error('boom'); })()" }]),
      `${page(' at /login')} cannot be rendered: boom`,
    ],
    [
      'a style attribute',
      () => auth('auth2', [{ path: '/login', html: `'<h1 style="color:red">Login</h1>'` }]),
      `${page(' at /login')} has the attribute style, which the security policy refuses.`,
    ],
    [
      'a style sheet for every page',
      () => withStyle('.mf-auth_Login_form{color:red}body{margin:9px}'),
      'mf-auth: css/page.css has a rule for "body", which is not a class of its own.',
    ],
    [
      'a file of the host at the root',
      () => withFile(auth('auth2'), 'public/favicon.svg', '<svg/>'),
      'mf-auth: public/favicon.svg belongs to shell already.',
    ],
    [
      'a file of the site at the root',
      () => withFile(auth('auth2'), 'public/robots.txt', 'User-agent: *'),
      'mf-auth: public/robots.txt belongs to the site already.',
    ],
  ])('%s', async (_what, build, line) => {
    const built = build();
    const before = snapshot(site);
    const message = await publish(built).then(
      () => 'published',
      (error: Error) => error.message,
    );
    expect(message).toBe(line);
    expect(snapshot(site)).toEqual(before);
  });

  test('style sheets that keep to their own classes are not', async () => {
    const built = withStyle(
      '.mf-auth_a,.mf-auth_b:is(h1,h2)>p{color:red}@media (width>=40rem){.mf-auth_a{color:red}}@keyframes mf-auth_in{from{opacity:0}to{opacity:1}}',
    );
    expect(await publish(built)).toMatchObject([{ changed: true }]);
  });
});

describe('a build that is not what it says is refused, and changes nothing:', () => {
  const fileOf = ({ folder }: BuiltUnit, file: string) => join(folder, file);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));

  test('the hash of a style sheet in the place of its script’s', async () => {
    const built = auth('auth2');
    const entry = fileOf(built, 'web/remoteEntry.js');
    const [script = '', style = ''] = ['js/page.js', 'css/page.css'].map((file) =>
      integrityOf(readFileSync(fileOf(built, `web/${file}`))),
    );
    const sound = integrityOf(readFileSync(entry));
    edit(entry, (text) => text.replace(script, style));
    // As a build would have it that trusts its own table.
    edit(fileOf(built, 'remote.json'), (text) =>
      text.replace(sound, integrityOf(readFileSync(entry))),
    );
    await changesNothing(
      () => publish(built),
      /^mf-auth: remoteEntry\.js expects another js\/page\.js than there is; build it again\.$/,
    );
  });

  test('an entry that does not check what it loads', async () => {
    const built = auth('auth2');
    const entry = fileOf(built, 'web/remoteEntry.js');
    const sound = integrityOf(readFileSync(entry));
    edit(entry, (text) => text.replace(/r\.integrity=\{.*?\};/, ''));
    edit(fileOf(built, 'remote.json'), (text) =>
      text.replace(sound, integrityOf(readFileSync(entry))),
    );
    await changesNothing(
      () => publish(built),
      /^mf-auth: remoteEntry\.js does not check the files/,
    );
  });

  test.each(['web/js/page.js', 'web/css/page.css', 'server.cjs'])('another %s', async (file) => {
    const built = auth('auth2');
    edit(fileOf(built, file), (text) => `${text}\n`);
    await changesNothing(
      () => publish(built),
      new RegExp(`^mf-auth auth2: ${file.replace('web/', '')} is not the file that was built\\.$`),
    );
  });

  test('other files under a version that there is', async () => {
    await changesNothing(
      () => publish(auth('auth1', [{ path: '/login', html: "'<h1>Other</h1>'" }])),
      /^mf-auth auth1 is in this site with other files: one version is published once/,
    );
  });
});

describe('publishing the host', () => {
  test('renders every page anew and leaves every remote as it is', async () => {
    const before = snapshot(join(site, 'remotes'));
    await publish(builtShell('host2'));
    expect(snapshot(join(site, 'remotes'))).toEqual(before);
    for (const name of ['index.html', 'about.html', 'login.html', 'error.html']) {
      expect(page(name)).toContain('<header>host2</header>');
    }
    expect(versionsOf('shell')).toEqual(['host1', 'host2']);
    expect(readState(site).registry.shell).toBe('host2');
  });
});

describe('publishing a host that kept versions do not fit', () => {
  const free = { requires: {}, imports: {} };
  const newHost = () => builtShell('host2', { provides: {} });

  beforeEach(() =>
    publish(
      builtRemote('mf-auth', 'auth2', login, free),
      builtRemote('mf-home', 'home2', home, free),
    ),
  );

  test('is refused while visitors get such a version as a canary', async () => {
    await canaryRemote(site, 'mf-auth', 'auth1', 5);
    await changesNothing(
      () => publish(newHost()),
      /canary auth1 of mf-auth does not fit.*canary:remote -- mf-auth auth1 0/,
    );
    await canaryRemote(site, 'mf-auth', 'auth1', 0);
    jest.spyOn(console, 'warn').mockImplementation();
    await publish(newHost());
    expect(readState(site).registry.shell).toBe('host2');
  });

  test('takes such a fallback away and says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await publish(newHost());
    expect(authEntry()).toMatchObject({ live: { version: 'auth2' }, previous: null });
    expect(warn.mock.calls.flat()).toContain(
      'mf-auth has nothing to fall back to from now on: auth1 does not fit shell host2.',
    );
  });

  test('leaves a rollback the newest version that fits to fall back to', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    await publish(builtRemote('mf-auth', 'auth3', login), builtRemote('mf-auth', 'auth4', login));
    await publish(builtRemote('mf-auth', 'auth5', login, free));
    await publish(newHost(), builtRemote('mf-auth', 'auth6', login, free));
    await rollbackRemote(site, 'mf-auth', 'auth5');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth5' },
      previous: { version: 'auth2' },
    });
  });
});

describe('a rollback', () => {
  beforeEach(() => publish(auth('auth2')));

  test('puts the version before the live one live, pages included', async () => {
    expect(await rollbackRemote(site, 'mf-auth')).toBe('auth1');
    expect(page('login.html')).toContain('auth1');
    expect(authEntry().live.version).toBe('auth1');
  });

  test('never leaves the version just taken back to fall back to', async () => {
    await publish(auth('auth3'));
    await rollbackRemote(site, 'mf-auth');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
    });
    await rollbackRemote(site, 'mf-auth');
    expect(authEntry()).toMatchObject({ live: { version: 'auth1' }, previous: null });
    await changesNothing(() => rollbackRemote(site, 'mf-auth'), /no version before auth1/);
  });

  test('can be named a version, forwards too', async () => {
    await rollbackRemote(site, 'mf-auth', 'auth1');
    await rollbackRemote(site, 'mf-auth', 'auth2');
    expect(authEntry().live.version).toBe('auth2');
  });

  test('is undone by publishing again', async () => {
    await rollbackRemote(site, 'mf-auth');
    await publish(auth('auth2'));
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
    });
  });

  test('five times leaves what is live throughout among the kept', async () => {
    for (const version of ['bad3', 'bad4', 'bad5', 'bad6', 'bad7', 'bad8']) {
      await publish(auth(version));
      expect(await rollbackRemote(site, 'mf-auth')).toBe('auth2');
    }
    expect(readState(site).history['mf-auth']).toContain('auth2');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
    });
    expect(versionsOf('remotes/mf-auth')).toContain('auth1');
  });

  test('marks the version it leaves, which nothing falls back to until it is named', async () => {
    await publish(auth('auth3'));
    await rollbackRemote(site, 'mf-auth');
    expect(readState(site).bad['mf-auth']).toEqual(['auth3']);
    await rollbackRemote(site, 'mf-auth', 'auth3');
    expect(readState(site).bad['mf-auth']).toEqual([]);
    expect(authEntry()).toMatchObject({
      live: { version: 'auth3' },
      previous: { version: 'auth2' },
    });
  });

  test('to a version whose files are damaged is refused', async () => {
    writeFileSync(join(site, 'remotes/mf-auth/auth1/js/page.js'), 'damaged');
    await changesNothing(
      () => rollbackRemote(site, 'mf-auth'),
      /mf-auth auth1: js\/page\.js is not the file that was built/,
    );
  });

  test('is not undone by the next start', async () => {
    const own = (unit: string) => unitVersion(unit, 'production');
    const others = remoteNames.filter((name) => name !== 'mf-auth');
    await publish(
      builtShell(own('shell')),
      ...others.map((name) => builtRemote(name, own(name), [{ path: `/${name}` }])),
      auth(own('mf-auth')),
    );
    await rollbackRemote(site, 'mf-auth');
    const before = snapshot(site);
    const said: string[] = [];
    await publishStaleUnits(site, (line) => said.push(line));
    expect(said).toEqual([`mf-auth ${own('mf-auth')} was rolled back from: auth2 stays live.`]);
    expect(snapshot(site)).toEqual(before);
  });

  test('ends a canary', async () => {
    await canaryRemote(site, 'mf-auth', 'auth1', 10);
    await rollbackRemote(site, 'mf-auth');
    expect(authEntry().canary).toBeNull();
  });

  test('to what is not kept is refused', async () => {
    await changesNothing(() => rollbackRemote(site, 'mf-auth', 'auth9'), /auth9.*auth2, auth1/);
    await changesNothing(() => rollbackRemote(site, 'mf-none'), /publish:remote -- mf-none/);
  });

  test('to a version that no longer fits the host is refused', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    await publish(builtRemote('mf-auth', 'auth3', login, { requires: {}, imports: {} }));
    await publish(
      builtRemote('mf-home', 'home2', home, { requires: {}, imports: {} }),
      builtShell('host2', { provides: {} }),
    );
    await changesNothing(() => rollbackRemote(site, 'mf-auth'), /does not provide/);
    await changesNothing(() => canaryRemote(site, 'mf-auth', 'auth2', 5), /does not provide/);
  });
});

test('a picture, a document or a font that is too large is refused with its size', async () => {
  const heavy = auth('auth2');
  const files = { 'public/images/team.png': 300_000, 'public/list.pdf': 150_001, 'web/a.woff2': 1 };
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(heavy.folder, file)), { recursive: true });
    writeFileSync(join(heavy.folder, file), Buffer.alloc(bytes));
  }
  const picture =
    'mf-auth: public/images/team.png: 300000 bytes, the budget of a picture is 64000.';
  const document = 'mf-auth: public/list.pdf: 150001 bytes, the budget of a document is 150000.';
  await changesNothing(() => publish(heavy), new RegExp(`^${picture}\n${document}$`));
});

test('the registry tells what the versions were built from that browsers get, and a roll-back knows it', async () => {
  const built = (version: string, packageVersion: string, revision?: string): BuiltUnit => ({
    ...builtRemote('mf-auth', version, login, { packageVersion }),
    revision,
  });
  await publish(built('auth2', '1.1.0', '0123456789ab'));
  await publish(built('auth3', '1.2.0'));
  await publish({ ...auth('auth4'), revision: 'ba9876543210+' });
  const builtFrom = () => readState(site).registry.builtFrom?.['mf-auth'];
  expect(builtFrom()).toEqual({ auth4: 'ba9876543210+', auth3: '1.2.0' });
  expect(page('login.html')).toContain('"builtFrom":{"mf-auth":{"auth3":"1.2.0"');
  await rollbackRemote(site, 'mf-auth', 'auth2');
  expect(builtFrom()).toMatchObject({ auth2: '1.1.0 0123456789ab' });
  await unpublishRemote(site, 'mf-auth');
  expect(readState(site).registry.builtFrom).toEqual({});
});

describe('a roll-back of the shell', () => {
  test('puts the one before live again, from the pages it had rendered, and marks the other', async () => {
    const before = servedSite(site).pages;
    await publish(builtShell('host2'));
    expect(page('login.html')).toContain('host2');
    const rendered = snapshot(join(site, 'rendered/host1'));
    expect(Object.keys(rendered)).toHaveLength(3);
    await expect(rollbackShell(site)).resolves.toBe('host1');
    expect(servedSite(site).pages).toEqual(before);
    expect(snapshot(join(site, 'rendered/host1'))).toEqual(rendered);
    expect(readState(site)).toMatchObject({
      registry: { shell: 'host1' },
      history: { shell: ['host1', 'host2'] },
      bad: { shell: ['host2'] },
    });
    await changesNothing(() => rollbackShell(site), /no version before host1/);
    await expect(rollbackShell(site, 'host2')).resolves.toBe('host2');
    expect(readState(site).bad.shell).toEqual([]);
  });

  test('is refused where a live remote, or a canary, does not fit', async () => {
    const wider = { react: { version: '19.3.1', exports: ['createElement', 'useState', 'use'] } };
    const newer = { imports: { react: ['use'] } };
    await publish(builtShell('host2', { provides: wider }));
    await publish(builtRemote('mf-auth', 'auth2', login, newer));
    await changesNothing(() => rollbackShell(site), /^mf-auth imports use from react/);
    await changesNothing(() => rollbackShell(site, 'host9'), /host9; there are: host2, host1/);
    await rollbackRemote(site, 'mf-auth');
    await canaryRemote(site, 'mf-auth', 'auth2', 10);
    await changesNothing(() => rollbackShell(site), /the canary auth2 of mf-auth does not fit/);
  });
});

describe('a canary', () => {
  beforeEach(() => publish(auth('auth2')));

  test('is a kept version for a share of the visitors; pages stay with the live one', async () => {
    await canaryRemote(site, 'mf-auth', 'auth1', 25);
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      canary: { version: 'auth1', percent: 25 },
    });
    expect(page('login.html')).toContain('auth2');
  });

  test('ends with 0 per cent', async () => {
    await canaryRemote(site, 'mf-auth', 'auth1', 25);
    await canaryRemote(site, 'mf-auth', 'auth1', 0);
    expect(authEntry().canary).toBeNull();
  });

  test.each([-1, 101, 1.5, NaN])('for %p per cent is refused', async (percent) => {
    await changesNothing(() => canaryRemote(site, 'mf-auth', 'auth1', percent), /whole number/);
  });

  test('of a version that is not kept is refused', async () => {
    await changesNothing(() => canaryRemote(site, 'mf-auth', 'auth9', 5), /auth9.*auth2, auth1/);
  });
});

describe('a candidate', () => {
  const routes = [...login, { path: '/passkey' }];
  const publishCandidate = (version = 'auth2') =>
    publishBuilds(site, [auth(version, routes)], undefined, true);

  test('is in the site with its routes and pages, and nobody gets it', async () => {
    const before = servedSite(site).pages;
    await publishCandidate();
    expect(authEntry()).toMatchObject({
      live: { version: 'auth1' },
      canary: { version: 'auth2', percent: 0, pages: ['/login', '/passkey'] },
    });
    expect(authEntry().canary!.routes.map(({ path }) => path)).toEqual([
      '/login',
      '/verify',
      '/passkey',
    ]);
    expect(authEntry().routes.map(({ path }) => path)).toEqual(['/login', '/verify']);
    const after = servedSite(site).pages;
    const added = Object.keys(after).filter((name) => !(name in before));
    expect(added).toEqual(['canary/mf-auth/auth2/login.html', 'canary/mf-auth/auth2/passkey.html']);
    expect(after['login.html']).toContain('/login of mf-auth auth1');
    expect(after['canary/mf-auth/auth2/login.html']).toMatch(
      /noindex[\s\S]*data-prerendered="mf-auth@auth2"[\s\S]*\/login of mf-auth auth2/,
    );
    expect(readFileSync(join(site, 'live/root/sitemap.xml'), 'utf8')).not.toContain('passkey');
  });

  test('is chosen before anything of the live page is shown', async () => {
    expect(page('login.html')).not.toContain('canary-choice');
    await publishCandidate();
    const html = page('login.html')!;
    expect(html.indexOf('id="registry"')).toBeLessThan(html.indexOf('/canary-choice.js'));
    expect(html.indexOf('/canary-choice.js')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  test('is given a share, then promoted, and can be rolled back from', async () => {
    await publishCandidate();
    await canaryRemote(site, 'mf-auth', 'auth2', 10);
    expect(authEntry().canary).toMatchObject({ version: 'auth2', percent: 10 });
    expect(await promoteRemote(site, 'mf-auth')).toBe('auth2');
    expect(authEntry()).toMatchObject({
      live: { version: 'auth2' },
      previous: { version: 'auth1' },
      canary: null,
    });
    expect(page('passkey.html')).toContain('auth2');
    expect(Object.keys(servedSite(site).pages).join()).not.toContain('canary');
    expect(await rollbackRemote(site, 'mf-auth')).toBe('auth1');
  });

  test('is refused as any version is, and leaves nothing', async () => {
    await changesNothing(
      () => publishBuilds(site, [auth('auth2', [{ path: '/about' }])], undefined, true),
      /path \/about.*mf-home/,
    );
    await changesNothing(() => promoteRemote(site, 'mf-auth'), /no candidate and no canary/);
  });

  test('goes a day after another has taken its place', async () => {
    await publishCandidate('auth2');
    await publishCandidate('auth3');
    expect(versionsOf('remotes/mf-auth')).toEqual(['auth1', 'auth2', 'auth3']);
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(join(site, 'remotes/mf-auth/auth2'), longAgo, longAgo);
    await publishCandidate('auth4');
    expect(versionsOf('remotes/mf-auth')).toEqual(['auth1', 'auth3', 'auth4']);
  });
});

describe('a closed section', () => {
  test('loses its pages until it is opened again', async () => {
    const before = servedSite(site);
    await toggleRemote(site, 'mf-auth', false);
    expect(authEntry().enabled).toBe(false);
    expect(Object.keys(servedSite(site).pages)).not.toContain('login.html');
    expect(page('about.html')).toBeDefined();
    await toggleRemote(site, 'mf-auth', true);
    expect(servedSite(site)).toEqual(before);
  });
});

describe('the public address', () => {
  test('is written into every page anew when it changes', async () => {
    process.env.SITE_URL = 'https://moved.example/';
    await followSiteUrl(site);
    expect(page('about.html')).toContain('href="https://moved.example/about"');
    expect(page('about.html')).not.toContain('site.example');
  });

  test('that is the same changes nothing', async () => {
    const before = snapshot(site);
    await followSiteUrl(site);
    expect(snapshot(site)).toEqual(before);
  });
});

test('two publishers at once both succeed, one after the other', async () => {
  await Promise.all([publish(auth('auth2')), publish(builtRemote('mf-home', 'home2', home))]);
  const { registry } = servedSite(site);
  expect(registry.remotes['mf-auth']!.live.version).toBe('auth2');
  expect(registry.remotes['mf-home']!.live.version).toBe('home2');
});

test('a registry that is not JSON is named with what mends it, and left to be looked at', async () => {
  const file = join(site, 'live/registry.json');
  writeFileSync(file, '{');
  await changesNothing(
    () => publish(auth('auth2')),
    /registry\.json is not JSON.*Point .*live at another folder of .*releases/,
  );
});

test('a version whose manifest are gone is named with the command that brings them back', async () => {
  const manifest = join(site, 'remotes/mf-home/home1/remote.json');
  rmSync(manifest);
  await changesNothing(
    () => toggleRemote(site, 'mf-auth', false),
    /home1\/remote\.json cannot be read \(ENOENT\)\. .*npm run publish:remote -- mf-home/,
  );
  await publish(builtRemote('mf-home', 'home1', home));
  await toggleRemote(site, 'mf-auth', false);
});

test('a mistyped site does not come into being', async () => {
  const typo = join(site, 'typo');
  await expect(toggleRemote(typo, 'mf-auth', false)).rejects.toThrow('SITE_DIR');
  await expect(rollbackRemote(typo, 'mf-auth')).rejects.toThrow('SITE_DIR');
  expect(existsSync(typo)).toBe(false);
  const file = join(site, 'registry.json');
  await expect(publishBuilds(file, [auth('auth2')])).rejects.toThrow(/cannot be a site.*SITE_DIR/);
});

test.each(['site.example', 'ftp://site.example'])('SITE_URL=%s is refused', async (address) => {
  process.env.SITE_URL = address;
  await changesNothing(() => toggleRemote(site, 'mf-auth', false), /SITE_URL must be an address/);
});

describe('taking a remote out', () => {
  test('ends its pages, and leaves every other file as it was', async () => {
    const before = snapshot(site);
    await unpublishRemote(site, 'mf-auth');
    expect(Object.keys(readState(site).registry.remotes)).toEqual(['mf-home']);
    expect(Object.keys(servedSite(site).pages)).toEqual([
      'about.html',
      'app.html',
      'error.html',
      'index.html',
    ]);
    const after = snapshot(site);
    const units = Object.keys(before).filter((file) => /^(remotes|shell)\//.test(file));
    expect(units.filter((file) => after[file] !== before[file])).toEqual([]);
    await publish(auth('auth1'));
    expect(page('login.html')).toContain('/login of mf-auth auth1');
  });

  test('of a remote that is not there is refused', () =>
    changesNothing(() => unpublishRemote(site, 'mf-nix'), /mf-nix has not been published/));
});
