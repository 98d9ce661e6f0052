import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toRegistryEntry, type RemoteModule } from 'shared/remote';
import { paths } from 'shared/paths';
import { chooseVersions, findRoute } from '../../../shell/src/site/site';
import { remoteNames, root } from '../units';

const remotes: Record<string, RemoteModule> = Object.fromEntries(
  remoteNames.map((name) => [
    name,
    // What a remote exposes has this type; which remotes there are is known only now.
    jest.requireActual<RemoteModule>(join(root, name, 'src/routes')),
  ]),
);

const site = chooseVersions(
  {
    shell: '',
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [
        name,
        toRegistryEntry(remote, { version: '1', entry: '', integrity: '' }),
      ]),
    ),
  },
  0,
);

const asha = { name: 'Asha Rao' };

/** Who owns each address: every function of `paths`, with the addresses it can spell. */
const owners: Record<keyof typeof paths, [string, string[]]> = {
  home: ['mf-marketing', [paths.home()]],
  homeAlias: ['mf-marketing', [paths.homeAlias()]],
  contact: ['mf-marketing', [paths.contact()]],
  about: ['mf-marketing', [paths.about()]],
  webinars: ['mf-marketing', [paths.webinars()]],
  webinar: ['mf-marketing', [paths.webinar('numerology-webinar'), paths.webinar('a/b c?')]],
  courses: ['mf-marketing', [paths.courses()]],
  course: ['mf-marketing', [paths.course('numerology-course')]],
  tutor: ['mf-marketing', [paths.tutor()]],
  privacyPolicy: ['mf-marketing', [paths.privacyPolicy()]],
  termsOfService: ['mf-marketing', [paths.termsOfService()]],
  refundPolicy: ['mf-marketing', [paths.refundPolicy()]],
  login: ['mf-auth', [paths.login()]],
  loginView: ['mf-auth', (['login', 'signup', 'forgot'] as const).map(paths.loginView)],
  signup: ['mf-auth', [paths.signup()]],
  forgotPassword: ['mf-auth', [paths.forgotPassword()]],
  verifySignupCode: ['mf-auth', [paths.verifySignupCode()]],
  verifyResetCode: ['mf-auth', [paths.verifyResetCode()]],
  resetPassword: ['mf-auth', [paths.resetPassword()]],
  cart: ['mf-commerce', [paths.cart()]],
  checkout: ['mf-commerce', [paths.checkout()]],
  webinarTickets: ['mf-commerce', [paths.webinarTickets('numerology-webinar')]],
  paymentSuccess: ['mf-commerce', [paths.paymentSuccess()]],
  dashboardIndex: ['mf-student', [paths.dashboardIndex(asha)]],
  dashboard: [
    'mf-student',
    (
      [
        'overview',
        'explorecourse',
        'mycourse',
        'mywebinar',
        'updateprofile',
        'message',
        'orders',
      ] as const
    ).map((page) => paths.dashboard(asha, page)),
  ],
  adminOrder: ['mf-admin', [paths.adminOrder('NK-261120-7K3QX9PMTW')]],
  adminPerson: ['mf-admin', [paths.adminPerson(5), paths.adminPerson('a@b.in')]],
  adminLogin: ['mf-admin', [paths.adminLogin()]],
  admin: [
    'mf-admin',
    (
      [
        'dashboard',
        'users',
        'courses',
        'webinar',
        'leads',
        'contacts',
        'audit',
        'review',
        'errors',
        'security',
        'addCourse',
        'addWebinar',
        'addTutor',
      ] as const
    ).map(paths.admin),
  ],
  error: ['shell', [paths.error()]],
};

const addresses = Object.values(owners).flatMap(([owner, list]) =>
  list.map((address) => [address, owner] as const),
);

test.each(remoteNames)('%s goes by the name of its folder', (name) => {
  expect(remotes[name]!.name).toBe(name);
});

test.each(addresses)('%s is a page of %s', (address, owner) => {
  const found = findRoute(site, address.split('?')[0]!);
  expect(found ? [found.remote.name, found.isPage] : ['shell', true]).toEqual([owner, true]);
});

test('every page is reached by an address that is spelled in shared/paths', () => {
  const reached = new Set(
    addresses.map(([address]) => {
      const found = findRoute(site, address.split('?')[0]!);
      return `${found?.route.path} ${found?.title}`;
    }),
  );
  // A remote that no other unit leads to spells its addresses itself.
  const linked = new Set(Object.values(owners).map(([owner]) => owner));
  const linkedRemotes = Object.values(remotes).filter(({ name }) => linked.has(name));
  const pages = linkedRemotes.flatMap(({ routes }) =>
    routes.flatMap(({ path, title, children }) =>
      (children ?? [{ path: '', title }])
        // The index of an area goes on to one of its pages.
        .filter((child) => child.path !== undefined)
        .map((child) => `${path} ${child.title}`),
    ),
  );
  expect(pages.filter((page) => !reached.has(page))).toEqual([]);
});

const pages = Object.values(remotes).flatMap(({ name, routes }) =>
  routes.flatMap((route) => [route, ...(route.children ?? [])].map(({ id }) => ({ name, id }))),
);

test('no two pages have one id', () => {
  const ids = pages.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(pages)('$id is of one area with the rest of $name, and names its chunk', (page) => {
  expect(page.id.split('/')[0]).toBe(page.name.replace('mf-', ''));
  const source = readFileSync(join(root, page.name, 'src/routes.ts'), 'utf8');
  const [, declaration = ''] = source.split(`id: '${page.id}'`);
  expect(/webpackChunkName: "([^"]+)"/.exec(declaration)?.[1]).toBe(page.id.replace('/', '-'));
});

test.each(Object.values(remotes))(
  '$name renders ahead only what is public and has an address',
  (remote) => {
    for (const { path, access, prerender } of remote.routes) {
      if (!prerender) continue;
      expect(access).toBe('public');
      if (prerender === true) expect(path).not.toContain(':');
      else for (const each of prerender) expect(findRoute(site, each)?.route.path).toBe(path);
    }
  },
);
