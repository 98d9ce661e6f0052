import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from 'node-shared/files';
import { listedLinks } from 'shared/model/additions';
import { changesNothing, site } from '../../site/testing/published-site';
import { snapshot } from '../../site/testing/site-snapshot';
import { builtRemote } from '../../site/testing/unit-fixtures';
import { openSiteFolder } from '../../site/state/site';
import { readState } from '../../site/state/state';
import { integrityOf } from '../../units/files';
import { publishUpload } from './publish-upload';

const origin = 'https://chat.example';
const card = { id: 'chat/card', slot: 'course', height: 160 } as const;
const none = { js: [], css: [] };

type Fields = Record<string, unknown>;

/** What a build declares, and what its manifest says; a change can make anything of it. */
interface Said extends Fields {
  routes: Fields[];
  links: Fields[];
  exposed: Fields;
  widgets?: unknown;
}

/**
 * A build whose code declares what `change` makes of a sound declaration, and whose manifest says the same. With
 * `claim`, the manifest says something else afterwards.
 */
function built(change: (said: Said) => void, claim: (said: Said) => void = () => {}): string {
  const { folder } = builtRemote('mf-chat', '0123456789ab', [{ path: '/chat' }]);
  const said = readJson<Said>(join(folder, 'remote.json'));
  for (const route of said.routes) route.links = [{ menu: 'header' }];
  const slots = [{ name: 'course', gives: { urlTitle: 'string' } }];
  Object.assign(said, { origins: [origin], slots, widgets: [card] });
  change(said);
  writeFileSync(
    join(folder, 'server.cjs'),
    `const declared = ${JSON.stringify(said)};
for (const each of [declared.routes, declared.widgets].flat(2)) {
  if (Object(each) === each) each.lazy = async () => ({ Component: () => '<h1>Chat</h1>' });
}
module.exports = declared;`,
  );
  Object.assign(said, {
    server: integrityOf(readFileSync(join(folder, 'server.cjs'))),
    links: listed(said.routes),
  });
  if (Array.isArray(said.widgets)) {
    said.widgets = said.widgets.map((each: object) => ({ ...each, assets: none }));
  }
  claim(said);
  writeJson(join(folder, 'remote.json'), said);
  return folder;
}

/** As a build lists them, where that is possible. */
function listed(routes: readonly Fields[]): unknown {
  try {
    // Not the type that it needs, maybe: then it throws.
    return listedLinks(routes as unknown as Parameters<typeof listedLinks>[0]);
  } catch {
    return routes[0]?.links ?? [];
  }
}

const send = (folder: string) =>
  publishUpload(
    openSiteFolder(site),
    {
      ...{ remote: 'mf-chat', folder },
      sent: { mode: 'live', paths: ['slot:course'], origins: [origin], seconds: 1 },
    },
    {
      TRUST_UPLOADED_BUILDS: 'yes',
      PUBLISH_NEEDS_BROWSER: 'no',
      CHROMIUM_PATH: '/nowhere',
    },
  );

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation());

test('a sound build with a link, a widget and an origin is published', async () => {
  await send(built(() => {}));
  expect(readState(site).registry.remotes['mf-chat']).toMatchObject({
    live: { version: '0123456789ab', origins: [origin] },
    links: [{ menu: 'header', label: '/chat', path: '/chat' }],
    widgets: [card],
  });
});

const many = (each: unknown) => Array.from({ length: 20_000 }, () => each);
const link = (links: unknown) => (said: Said) => void (said.routes[0]!.links = links);
const set = (key: string, value: unknown) => (said: Said) => void (said[key] = value);
const onRoute = (key: string, value: unknown) => (said: Said) =>
  void (said.routes[0]![key] = value);
const same = () => {};

/** What the code declares, what the manifest claims beside that, and the one line that refuses it. */
test.each<[string, (said: Said) => void, (said: Said) => void, RegExp]>([
  ['links are no list', link('header'), set('links', 'header'), /remote\.json .* \/links: .*array/],
  ['there are 20,000 links', link(many({ menu: 'header' })), same, /\/links: .*array length/],
  ['a link has no menu of the site', link([{ menu: 'top' }]), same, /in top is for no menu/],
  ['a menu is a number', link([{ menu: 7 }]), same, /\/links\/0\/menu: expected string/],
  ['a label is an object', link([{ menu: 'header', label: {} }]), same, /\/links\/0\/label: exp/],
  [
    'a link leads elsewhere',
    same,
    (said) => void (said.links[0]!.path = 'javascript:alert(1)'),
    /remote\.json is not what its build has written; build it again/,
  ],
  [
    'the section calls itself differently',
    same,
    set('label', 'Login'),
    /remote\.json is not what its build has written; build it again/,
  ],
  [
    'the user menu is hidden',
    same,
    set('userMenu', false),
    /remote\.json is not what its build has written; build it again/,
  ],
  [
    'a page has an address that is a script',
    ({ routes }) => void Object.assign(routes[0]!, { path: 'javascript:alert(1)', links: [] }),
    same,
    /has the path javascript:alert\(1\), which does not begin with a slash/,
  ],
  ['a path is a list', onRoute('path', ['/chat']), same, /\/routes\/0\/path: expected string/],
  [
    'a page is outside of its paths',
    onRoute('path', '/payment'),
    same,
    /claims \/payment, and its/,
  ],
  ['it takes from a number', onRoute('takes', 5), same, /\/routes\/0\/takes: expected string/],
  ['routes are no list', set('routes', {}), same, /\/routes: expected array/],
  ['a route is nothing', set('routes', [null]), same, /\/routes\/0: expected object/],
  [
    'a widget is for another slot',
    set('widgets', [{ ...card, slot: 'home' }]),
    same,
    /claims slot:home, and its token is for .*slot:course/,
  ],
  [
    'a slot does not exist',
    set('widgets', [{ ...card, slot: 'x' }]),
    same,
    /is for the slot x; th/,
  ],
  [
    'a height is a text',
    set('widgets', [{ ...card, height: '160' }]),
    same,
    /height: expected num/,
  ],
  ['a slot is a text', set('slots', ['course']), same, /\/slots\/0: expected object/],
  ['the code has another slot', same, set('slots', [{ name: 'course' }]), /is not what its build/],
  [
    'a widget takes what the slot does not give',
    set('widgets', [{ ...card, takes: { price: 'number' } }]),
    same,
    /takes price: "number", and its slot course of mf-chat gives/,
  ],
  ['there are 20,000 widgets', set('widgets', many(card)), same, /\/widgets: .*array length/],
  ['origins are a text', set('origins', origin), same, /\/origins: expected array/],
  ['an origin is a script', set('origins', ['javascript:alert(1)']), same, /which is no origin/],
  [
    'an origin has another directive',
    set('origins', [`${origin}; script-src *`]),
    same,
    /which is no origin such as/,
  ],
  [
    'an origin is of others',
    set('origins', ['https://x.example']),
    same,
    /declares calls to https/,
  ],
  ['there are 20,000 origins', set('origins', many(origin)), same, /\/origins: .*array length/],
  [
    'a file is outside of the build',
    same,
    (said) => void (said.exposed.js = ['../../../etc/passwd']),
    /\/exposed\/js\/0: expected string to match/,
  ],
  [
    'a file is missing',
    same,
    (said) => void (said.exposed.js = ['js/other.js']),
    /needs js\/other\.js, which is none of its files/,
  ],
  ['the code declares something else', set('origins', []), set('origins', [origin]), /is not what/],
  ['the manifest has no routes', same, set('routes', null), /\/routes: expected array/],
  ['it has widgets that are a text', same, set('widgets', 'all'), /\/widgets: expected array/],
  ['it has an origin that is a number', same, set('origins', [7]), /\/origins\/0: expected string/],
  [
    'it has 20,000 links that the code has not',
    same,
    set('links', many({ menu: 'header' })),
    /remote\.json has a fault at \/links.*; build it again/,
  ],
  [
    'it has an origin that is a script',
    same,
    set('origins', ['javascript:alert(1)']),
    /remote\.json is not what its build has written; build it again/,
  ],
])('a build is refused, and changes nothing, if %s', async (_why, change, claim, line) => {
  const before = snapshot(site);
  const refusal = await send(built(change, claim)).catch((error: Error) => error.message);
  expect(refusal).toMatch(line);
  expect(refusal).toMatch(/^mf-chat.*\.$/);
  expect(snapshot(site)).toEqual(before);
});

test.each(['', 'null', '[]', '{', '{"__proto__": {"routes": []}}'])(
  'a build is refused, and changes nothing, if its manifest is %j',
  async (text) => {
    const folder = built(same);
    writeFileSync(join(folder, 'remote.json'), text);
    await changesNothing(() => send(folder), /^mf-chat: remote\.json [^\n]*; build it again with/);
  },
);

test.each<[string, (folder: string) => void]>([
  ['types that are no object', (folder) => writeJson(join(folder, 'signatures.json'), [])],
  ['no server bundle', (folder) => rmSync(join(folder, 'server.cjs'))],
])('a build with %s is refused in words for its team', async (_what, change) => {
  const folder = built(same);
  change(folder);
  const refusal = await send(folder).catch((error: Error) => error.message);
  expect(refusal).toBe(
    'mf-chat: the build could not be checked; build it again with the tools of this site.',
  );
});

test('a folder of a language that the site does not have is refused by its name', async () => {
  const folder = built(same);
  mkdirSync(join(folder, 'fr'));
  writeFileSync(join(folder, 'fr/server.cjs'), '');
  await changesNothing(() => send(folder), /^mf-chat: fr\/server\.cjs is no file of a build\.$/);
});
