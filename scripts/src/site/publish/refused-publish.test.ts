import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuiltUnit } from '../../units/built';
import { writeJson } from 'node-shared/files';
import { SIGNATURES_FILE, type Signatures } from '../../signatures/signatures';
import { integrityOf } from '../../units/files';
import { rollbackRemote, toggleRemote } from '../release/versions';
import { publishBuilds } from './publish-builds';
import {
  auth,
  authEntry,
  changesNothing,
  home,
  login,
  publish,
  site,
  opened,
} from '../testing/published-site';
import { snapshot } from '../testing/site-snapshot';
import { builtRemote, builtShell, type RouteFixture } from '../testing/unit-fixtures';
import { openSiteFolder } from '../state/site';

/** A build with signatures: of a button with one optional property. */
function signed(
  build: BuiltUnit,
  { property, ...more }: Partial<Signatures> & { property: string },
): BuiltUnit {
  writeJson(join(build.folder, SIGNATURES_FILE), {
    modules: { 'shared/ui': 'ui/index.d.ts' },
    files: {
      'ui/index.d.ts': `export declare function Button(props: { label?: string; ${property}?: string }): void;`,
    },
    uses: {},
    styles: [],
    ...more,
  } satisfies Signatures);
  return build;
}

describe('a refused publish changes no byte of the site', () => {
  const refusals: [string, () => BuiltUnit, RegExp][] = [
    [
      'built for another contract',
      () => builtRemote('mf-auth', 'auth2', login, { contract: 2 }),
      /contract 2, the shell loads 1/,
    ],
    [
      'that calls something that is no origin',
      () =>
        builtRemote('mf-auth', 'auth2', login, {
          origins: ['https://chat.example', 'https://*.example', 'http://localhost:4000'],
        }),
      /^mf-auth\/src\/routes.ts: origins has https:\/\/\*\.example, which .*\n.*origins has http:\/\/localhost:4000, which/,
    ],
    [
      'in need of another version of a shared library',
      () => builtRemote('mf-auth', 'auth2', login, { requires: { react: '^20.0.0' } }),
      /needs react \^20\.0\.0, the shell provides 19\.3\.1\.\nThe order: first publish the shell/,
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

  test('that calls what its sender may not open', async () => {
    const build = builtRemote('mf-auth', 'auth2', login, { origins: ['https://chat.example'] });
    const send = (...origins: string[]) =>
      publishBuilds(opened(), [build], { mayClaim: { paths: [], origins } });
    await changesNothing(() => send('https://other.example'), /^mf-auth declares calls to [^\n]*$/);
    await send('https://chat.example');
    expect(authEntry().live!.origins).toEqual(['https://chat.example']);
  });

  test('a host that no longer fits a live remote', async () => {
    await changesNothing(() => publish(builtShell('host2', { contract: 2 })), /contract 1/);
    await changesNothing(
      () => publish(builtShell('host2', { provides: {} })),
      /react, which the shell does not provide/,
    );
  });

  test('a host with which a page of a remote throws', async () => {
    await changesNothing(() => publish(builtShell('host2', {}, '/about')), /\/about throws/);
  });

  test('a host that gives something else than a live remote was compiled with', async () => {
    const host = (version: string, property: string, styles: string[]) =>
      signed(
        builtShell(version, {
          provides: {
            react: { version: '19.3.1', exports: ['useState'] },
            'shared/ui': { version: '1.0.0', exports: ['Button'] },
          },
        }),
        { property, styles },
      );
    const remote = builtRemote('mf-auth', 'auth2', login, { imports: { 'shared/ui': ['Button'] } });
    await publish(
      host('host2', 'busyText', ['--gold']),
      signed(remote, {
        property: 'busyText',
        uses: { 'shared/ui': { Button: ['0.busyText'] } },
        styles: ['--gold'],
      }),
    );
    await changesNothing(
      () => publish(host('host3', 'busyLabel', ['--gold'])),
      /^mf-auth gives busyText to Button of shared\/ui, which the shell does not know\.\nThe order: first publish a shell with the old beside/,
    );
    await changesNothing(
      () => publish(host('host3', 'busyText', [])),
      /^mf-auth needs the token --gold, which/,
    );
    await publish(host('host3', 'busyText', ['--gold', '--ink']));
  });

  test('two remotes, one of which does not fit', async () => {
    await changesNothing(
      () => publish(builtRemote('mf-home', 'home2', home), auth('auth2', [{ path: '/' }])),
      /path \//,
    );
  });
});

describe('a remote that would harm the site is refused with one line, and changes nothing:', () => {
  // Routes that the types forbid, as in a build whose types were never checked.
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
    ...['/hi/login', '/HI/login', '/x?/hi/login', '/%68i/login'].map(
      (path): [string, () => BuiltUnit, string] => [
        `a route in the place of another language: ${path}`,
        () => auth('auth2', badly({ id: 'auth/login', path, prerender: [] })),
        `mf-auth/src/routes.ts: auth/login has the path ${path}, which the server answers itself.`,
      ],
    ),
    ...['/lo\u0261in', '/login\u200b', '/\uff2cogin', '/%6cogin', '/lo gin', '//x'].map(
      (path): [string, () => BuiltUnit, string] => [
        `a route that looks like another: ${JSON.stringify(path)}`,
        () => auth('auth2', badly({ id: 'auth/login', path, prerender: [] })),
        `mf-auth/src/routes.ts: auth/login has the path ${path}, which has more than a-z, A-Z, digits, - and _ in its parts.`,
      ],
    ),
    [
      'a page of another language rendered ahead',
      () => auth('auth2', badly({ prerender: ['/hi/login'] })),
      'mf-auth/src/routes.ts: auth/login renders /hi/login ahead, which is no address of a page.',
    ],
    [
      'a file in the place of another language',
      () => withFile(auth('auth2'), 'public/hi/registry.json', '{}'),
      'mf-auth: public/hi/registry.json belongs to the server already.',
    ],
    [
      'a route that takes every address',
      () => auth('auth2', badly({ id: 'auth/login', path: '/:anything', prerender: [] })),
      `mf-auth/src/routes.ts: auth/login has the path /:anything, which takes every address of the site.
mf-auth declares path /:anything, which belongs to mf-home already.`,
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
    [
      'a script at the root, such as a service worker',
      () => withFile(auth('auth2'), 'public/app/sw.js', 'onfetch = () => {};'),
      'mf-auth: public/app/sw.js is no file of a build.',
    ],
    [
      'a page at the root that nobody has rendered',
      () => withFile(auth('auth2'), 'public/pages/google123.html', '<h1>mine</h1>'),
      'mf-auth: public/pages/google123.html is no file of a build.',
    ],
    [
      'a file with a meaning at the root',
      () => withFile(auth('auth2'), 'public/ads.txt', 'mine'),
      'mf-auth: public/ads.txt must be in a folder, e.g. public/images.',
    ],
    [
      'a page in the place of a file',
      () => auth('auth2', [{ path: '/sitemap.xml', id: 'auth/map', prerender: [] }]),
      'mf-auth/src/routes.ts: auth/map has the path /sitemap.xml, which is the name of a file.',
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

  test('style sheets that use only their own classes are accepted', async () => {
    const built = withStyle(
      '.mf-auth_a,.mf-auth_b:is(h1,h2)>p{color:red}@media (width>=40rem){.mf-auth_a{color:red}}@keyframes mf-auth_in{from{opacity:0}to{opacity:1}}',
    );
    expect(await publish(built)).toMatchObject([{ changed: true }]);
  });
});

describe('a build with wrong hashes or files is refused, and changes nothing:', () => {
  const fileOf = ({ folder }: BuiltUnit, file: string) => join(folder, file);
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));

  test('the hash of a style sheet in place of the hash of its script', async () => {
    const built = auth('auth2');
    const entry = fileOf(built, 'web/remoteEntry.js');
    const [script = '', style = ''] = ['js/page.js', 'css/page.css'].map((file) =>
      integrityOf(readFileSync(fileOf(built, `web/${file}`))),
    );
    const sound = integrityOf(readFileSync(entry));
    edit(entry, (text) => text.replace(script, style));
    // Keep the hash of the entry in the manifest correct, so that only the hash inside the entry is wrong.
    edit(fileOf(built, 'remote.json'), (text) =>
      text.replace(sound, integrityOf(readFileSync(entry))),
    );
    await changesNothing(
      () => publish(built),
      /^mf-auth: remoteEntry\.js expects another js\/page\.js than there is; build it again\.$/,
    );
  });

  test('an entry that does not check the files that it loads', async () => {
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

  test.each(['web/js/page.js', 'web/css/page.css', 'server.cjs'])('a changed %s', async (file) => {
    const built = auth('auth2');
    edit(fileOf(built, file), (text) => `${text}\n`);
    await changesNothing(
      () => publish(built),
      new RegExp(`^mf-auth auth2: ${file.replace('web/', '')} is not the file that was built\\.$`),
    );
  });

  test('other files under an existing version', async () => {
    await changesNothing(
      () => publish(auth('auth1', [{ path: '/login', html: "'<h1>Other</h1>'" }])),
      /^mf-auth auth1 is in this site with other files: one version is published once/,
    );
  });
});

test('a picture, a document or a font that is too large is refused with its size', async () => {
  const heavy = auth('auth2');
  const files = {
    'public/files/list.pdf': 150_001,
    'public/images/team.png': 300_000,
  };
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(heavy.folder, file)), { recursive: true });
    writeFileSync(join(heavy.folder, file), Buffer.alloc(bytes));
  }
  const picture =
    'mf-auth: public/images/team.png: 300000 bytes, the budget of a picture is 64000.';
  const document =
    'mf-auth: public/files/list.pdf: 150001 bytes, the budget of a document is 150000.';
  await changesNothing(() => publish(heavy), new RegExp(`^${document}\n${picture}$`));
});

test('the error for a registry that is not JSON says how to repair it, and the file stays', async () => {
  const file = join(site, 'live/registry.json');
  writeFileSync(file, '{');
  await changesNothing(
    () => publish(auth('auth2')),
    /registry\.json is not JSON.*Point .*live at another folder of .*releases/,
  );
});

test('the error for a missing manifest names the command that restores it', async () => {
  const manifest = join(site, 'remotes/mf-home/home1/remote.json');
  rmSync(manifest);
  await changesNothing(
    () => toggleRemote(opened(), 'mf-auth', false),
    /home1\/remote\.json cannot be read \(ENOENT\)\. .*npm run publish:remote -- mf-home/,
  );
  await publish(builtRemote('mf-home', 'home1', home));
  await toggleRemote(opened(), 'mf-auth', false);
});

test('a mistyped site is not created', async () => {
  const typo = join(site, 'typo');
  await expect(toggleRemote(openSiteFolder(typo), 'mf-auth', false)).rejects.toThrow('SITE_DIR');
  await expect(rollbackRemote(openSiteFolder(typo), 'mf-auth')).rejects.toThrow('SITE_DIR');
  expect(existsSync(typo)).toBe(false);
  const file = join(site, 'registry.json');
  await expect(publishBuilds(openSiteFolder(file), [auth('auth2')])).rejects.toThrow(
    /cannot be a site.*SITE_DIR/,
  );
});
