import { CONTRACT, defineRemote, type RemoteModule, type RemoteRoute } from '.';

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

test('declaring a remote puts the contract on it', () => {
  expect(defineRemote({ name: 'mf-auth', routes: [route] })).toEqual({
    contract: CONTRACT,
    name: 'mf-auth',
    routes: [route],
  });
});

// What must not compile; the type check of the repository is what fails.
export const refused: unknown[] = [
  // @ts-expect-error a remote has a name
  () => defineRemote({ routes: [] }),
  // @ts-expect-error a remote has routes
  () => defineRemote({ name: 'mf-auth' }),
  // @ts-expect-error the contract is not the remote's to choose
  () => defineRemote({ name: 'mf-auth', routes: [], contract: 2 }),
  // @ts-expect-error a module of another contract is no remote of this host
  { contract: 2, name: 'mf-auth', routes: [] } satisfies RemoteModule,
  // @ts-expect-error an id names area and page
  { ...route, id: 'login' } satisfies RemoteRoute,
  // @ts-expect-error a path is absolute
  { ...route, path: 'login' } satisfies RemoteRoute,
  // @ts-expect-error an access nobody has
  { ...route, access: 'owner' } satisfies RemoteRoute,
  // @ts-expect-error every route says who may open it
  { ...route, access: undefined } satisfies RemoteRoute,
  // @ts-expect-error whether the header shows is said, not guessed
  { ...route, header: undefined } satisfies RemoteRoute,
  // @ts-expect-error a page has a title
  { ...route, title: undefined } satisfies RemoteRoute,
  // @ts-expect-error paths to render ahead are absolute
  { ...route, prerender: ['login'] } satisfies RemoteRoute,
  // @ts-expect-error a page is loaded when it is opened
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
