import { builtRemote } from '../testing/unit-fixtures';
import { manifestOf } from '../publish/plan';
import type { RemoteManifest } from '../../units/manifest';
import { foreignClaims, foreignOrigins } from './foreign-claims';

const claims = (
  paths: string[],
  { own = [], given = [], files = [] }: Record<'own' | 'given' | 'files', string[]> = {
    own: [],
    given: [],
    files: [],
  },
) => {
  const routes = paths.map((path) => ({ path, prerender: [] }));
  const manifest = manifestOf<RemoteManifest>(builtRemote('mf-chat', 'chat1', routes));
  return foreignClaims(manifest, files, own, given);
};
const none = { own: [], given: [], files: [] };

test.each([['/chat'], ['/chat/:room?'], ['/Chat/rooms/:room']])(
  'a section may claim %s, which is below its name',
  (path) => {
    expect(claims([path])).toEqual([]);
  },
);

test.each(['/payment', '/admin-panel', '/chatx', '/:anything', '/help'])(
  'a section that was not given %s may not claim it',
  (path) => {
    expect(claims(['/chat', path])).toEqual([
      `mf-chat claims ${path}, and its token is for /chat/* and what the section has already.`,
    ]);
  },
);

test('a section may claim what it was given, and what its live version has', () => {
  const given = { ...none, given: ['/help', '/faq/*'] };
  expect(claims(['/help', '/faq', '/faq/:question'], given)).toEqual([]);
  expect(claims(['/help/more'], given)).toHaveLength(1);
  expect(claims(['/talk/:room?'], { ...none, own: ['/talk/:room?'] })).toEqual([]);
  expect(claims(['/talk/:room/:message'], { ...none, own: ['/talk/:room'] })).toHaveLength(1);
  expect(claims(['/anything/:x'], { ...none, given: ['/*'] })).toEqual([]);
});

test('a section may fill the slots that it was given, and those of its live version', () => {
  const widget = { id: 'chat/card', slot: 'course', height: 160, component: '() => ""' } as const;
  const built = builtRemote('mf-chat', 'chat1', [{ path: '/chat' }], {}, [widget]);
  const manifest = manifestOf<RemoteManifest>(built);
  expect(foreignClaims(manifest, [], [], [])).toEqual([
    'mf-chat claims slot:course, and its token is for /chat/* and what the section has already.',
  ]);
  expect(foreignClaims(manifest, [], [], ['/*', 'slot:home'])).toHaveLength(1);
  expect(foreignClaims(manifest, [], [], ['slot:course'])).toEqual([]);
  expect(foreignClaims(manifest, [], ['slot:course'], [])).toEqual([]);
});

test('root files are addresses too', () => {
  expect(claims([], { ...none, files: ['/chat/texts/a.txt'] })).toEqual([]);
  expect(claims([], { ...none, files: ['/payment/a.txt'] })).toHaveLength(1);
});

test('a section may call only what its token permits, whatever its live version calls', () => {
  const origins = ['https://chat.example', 'https://files.example'] as const;
  const declared = { name: 'mf-chat', origins };
  expect(foreignOrigins(declared, [...origins, 'https://more.example'])).toEqual([]);
  expect(foreignOrigins({ name: 'mf-chat' }, [])).toEqual([]);
  expect(foreignOrigins(declared, [])).toEqual([
    'mf-chat declares calls to https://chat.example, https://files.example, and its token permits no calls elsewhere; the operator of the site adds them with publish:token --origins.',
  ]);
  expect(foreignOrigins(declared, ['https://chat.example', 'https://files.example:444'])).toEqual([
    'mf-chat declares calls to https://files.example, and its token permits only calls to https://chat.example, https://files.example:444; the operator of the site adds them with publish:token --origins.',
  ]);
});
