import {
  CONTRACT,
  defineRemote,
  entryAddress,
  toRouteManifest,
  unitAddress,
  type RemoteModule,
  type RemoteRoute,
} from '.';

const Page = () => null;

const route = {
  id: 'auth/login',
  path: '/login',
  access: 'public',
  header: false,
  footer: false,
  title: 'Log in',
  prerender: true,
  lazy: async () => ({ Component: Page }),
} satisfies RemoteRoute;

const remote = { name: 'mf-auth', label: 'Login and sign-up', routes: [route] };

test('defineRemote adds the contract and, by default, the user menu', () => {
  expect(defineRemote(remote)).toEqual({ contract: CONTRACT, userMenu: true, ...remote });
  expect(defineRemote({ ...remote, userMenu: false }).userMenu).toBe(false);
});

test('the manifest of a route leaves out what only its remote or the build needs', () => {
  const children = [
    { id: 'auth/index', title: 'Index', lazy: route.lazy },
    { id: 'auth/child', path: 'child', title: 'Child', lazy: route.lazy },
  ] as const;
  const { lazy: _lazy, prerender: _prerender, ...kept } = route;
  expect(toRouteManifest(route)).toEqual({ ...kept, children: [] });
  expect(toRouteManifest({ ...route, children }).children).toEqual([
    { id: 'auth/index', path: '', title: 'Index' },
    { id: 'auth/child', path: 'child', title: 'Child' },
  ]);
  const manifest = toRouteManifest({ ...route, children });
  expect(toRouteManifest(manifest)).toEqual(manifest);
});

test('every version of a unit has a folder of its own', () => {
  expect(unitAddress('shell', '1a')).toBe('/shell/1a/');
  expect(unitAddress('mf-auth', '1a')).toBe('/remotes/mf-auth/1a/');
  expect(entryAddress('mf-auth', '1a')).toBe('/remotes/mf-auth/1a/remoteEntry.js');
});

// These declarations must not compile: if one does, the type check of the repository fails.
export const refused: unknown[] = [
  // @ts-expect-error a remote has a name
  () => defineRemote({ label: 'Login', routes: [] }),
  // @ts-expect-error a remote has routes
  () => defineRemote({ name: 'mf-auth', label: 'Login' }),
  // @ts-expect-error a remote has a label
  () => defineRemote({ name: 'mf-auth', routes: [] }),
  // @ts-expect-error a remote cannot choose the contract
  () => defineRemote({ ...remote, contract: 2 }),
  // @ts-expect-error the host does not accept a module of another contract
  { ...remote, userMenu: true, contract: 2 } satisfies RemoteModule,
  // @ts-expect-error an id names area and page
  { ...route, id: 'login' } satisfies RemoteRoute,
  // @ts-expect-error a path is absolute
  { ...route, path: 'login' } satisfies RemoteRoute,
  // @ts-expect-error the access must be known
  { ...route, access: 'owner' } satisfies RemoteRoute,
  // @ts-expect-error every route says who may open it
  { ...route, access: undefined } satisfies RemoteRoute,
  // @ts-expect-error every route says whether the header is shown
  { ...route, header: undefined } satisfies RemoteRoute,
  // @ts-expect-error a page has a title
  { ...route, title: undefined } satisfies RemoteRoute,
  // @ts-expect-error paths to prerender are absolute
  { ...route, prerender: ['login'] } satisfies RemoteRoute,
  // @ts-expect-error a page is loaded only when it is opened
  { ...route, lazy: { Component: Page } } satisfies RemoteRoute,
  // @ts-expect-error a page's module has a Component, not a default export
  { ...route, lazy: async () => ({ default: Page }) } satisfies RemoteRoute,
  {
    ...route,
    // @ts-expect-error a description of the page needs its title
    lazy: async () => ({ Component: Page, meta: () => ({ description: '' }) }),
  } satisfies RemoteRoute,
  {
    ...route,
    // @ts-expect-error a child page does not decide about access
    children: [{ id: 'auth/child', title: 'x', lazy: route.lazy, access: 'public' }],
  } satisfies RemoteRoute,
  {
    ...route,
    // @ts-expect-error there is one level of child pages
    children: [{ id: 'auth/child', title: 'x', lazy: route.lazy, children: [] }],
  } satisfies RemoteRoute,
];
