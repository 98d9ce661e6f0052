import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { toRegistryEntry, type RemoteModule } from 'shared/contract';
import { isProductList } from 'shared/model/catalogue';
import { paths } from 'shared/model/paths';
import { findRoute } from '../../../shell/src/registry/routes';
import { chooseVersions } from '../../../shell/src/registry/site';
import { remoteNames, root } from '../units/units';

const remotes: Record<string, RemoteModule> = Object.fromEntries(
  remoteNames.map((name) => [
    name,
    // Every remote exposes a module of this type; the list of remotes is known only at run time.
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

/** What each use of `paths.admin` names, if it names a page itself. */
const linkedAdminPages = ['mf-admin/src', 'shell/src'].flatMap((folder) =>
  filesBelow(join(root, folder))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/paths\.admin\('([^']*)'/g)])
    .map(([, page = '']) => page),
);

const adminPages = remotes['mf-admin']!.routes.flatMap(({ children = [] }) =>
  children.flatMap(({ path = ':' }) => (path.includes(':') ? [] : [path])),
);

/** Every function of `paths`, with the addresses that it can return. */
const spelled: Record<keyof typeof paths, string[]> = {
  home: [paths.home()],
  homeAlias: [paths.homeAlias()],
  contact: [paths.contact()],
  about: [paths.about()],
  webinars: [paths.webinars()],
  webinar: [paths.webinar('numerology-webinar'), paths.webinar('a/b c?')],
  courses: [paths.courses()],
  course: [paths.course('numerology-course')],
  tutor: [paths.tutor()],
  withdrawConsent: [paths.withdrawConsent('news', '1.1.token')],
  privacyPolicy: [paths.privacyPolicy()],
  termsOfService: [paths.termsOfService()],
  refundPolicy: [paths.refundPolicy()],
  certificate: [paths.certificate('7K3QX-9PMTW-4HJ2N-R8VDA')],
  login: [paths.login()],
  loginView: (['login', 'signup', 'forgot'] as const).map(paths.loginView),
  signup: [paths.signup()],
  forgotPassword: [paths.forgotPassword()],
  verifySignupCode: [paths.verifySignupCode()],
  verifyResetCode: [paths.verifyResetCode()],
  resetPassword: [paths.resetPassword()],
  cart: [paths.cart()],
  checkout: [paths.checkout()],
  webinarTickets: [paths.webinarTickets('numerology-webinar')],
  paymentSuccess: [paths.paymentSuccess()],
  dashboardIndex: [paths.dashboardIndex(asha)],
  dashboard: (
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
  purchases: (['course', 'webinar'] as const).map((kind) => paths.purchases(asha, kind)),
  classroom: (['course', 'webinar'] as const).map((kind) =>
    paths.classroom(asha, kind, `numerology-${kind}`),
  ),
  adminOrder: [paths.adminOrder('NK-261120-7K3QX9PMTW')],
  adminGroup: [paths.adminGroup('course-101-january')],
  adminPerson: [paths.adminPerson(5), paths.adminPerson('a@b.in')],
  adminLogin: [paths.adminLogin()],
  admin: [...adminPages, ...linkedAdminPages].map(paths.admin),
  teacherGroup: [paths.teacherGroup('1.1.signature')],
  stopReminders: [paths.stopReminders('1.1.signature')],
  error: [paths.error()],
};

const addresses = Object.values(spelled).flat();

test.each(remoteNames)('%s has the name of its folder', (name) => {
  expect(remotes[name]!.name).toBe(name);
});

const findPage = (address: string) => findRoute(site, address.split('?')[0]!);

test.each(addresses)('%s is a page', (address) => {
  // The error page belongs to the host, not to a remote.
  const isPage = findPage(address)?.isPage ?? address === paths.error();
  expect(isPage).toBe(true);
});

/** Pages that only an e-mail of the API links to: every visitor would load their address for nothing. */
const onlyInAnEmail = [
  '/admin-invitation/:token Invitation',
  '/objection/:token Your e-mail address',
  '/promise/:token Your date',
];

test('shared/model/paths has an address for every page', () => {
  const reached = new Set(
    addresses.map((address) => {
      const found = findPage(address);
      return `${found?.route.path} ${found?.title}`;
    }),
  );
  // A remote without links from other units has its addresses in its own folder.
  const linked = new Set(addresses.map((address) => findPage(address)?.remote.name));
  const linkedRemotes = Object.values(remotes).filter(({ name }) => linked.has(name));
  const pages = linkedRemotes.flatMap(({ routes }) =>
    routes.flatMap(({ path, title, children }) =>
      (children ?? [{ path: '', title }])
        // The index of an area redirects to one of its pages.
        .filter((child) => child.path !== undefined)
        .map((child) => `${path} ${child.title}`),
    ),
  );
  expect(pages.filter((page) => !reached.has(page) && !onlyInAnEmail.includes(page))).toEqual([]);
});

const pages = Object.values(remotes).flatMap(({ name, routes }) =>
  routes.flatMap((route) => [route, ...(route.children ?? [])].map(({ id }) => ({ name, id }))),
);

test('no two pages have the same id', () => {
  const ids = pages.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(pages)('$id belongs to the area of $name and names its chunk', (page) => {
  expect(page.id.split('/')[0]).toBe(page.name.replace('mf-', ''));
  const source = ['routes.ts', 'pages.ts']
    .map((file) => join(root, page.name, 'src', file))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('');
  const [, declaration = ''] = source.split(`'${page.id}'`);
  expect(/webpackChunkName: "([^"]+)"/.exec(declaration)?.[1]).toBe(page.id.replace('/', '-'));
});

test.each(Object.values(remotes))(
  '$name prerenders only public pages with an address',
  (remote) => {
    for (const { path, access, prerender, about } of remote.routes) {
      if (!prerender) continue;
      expect(access).toBe('public');
      // The addresses of such pages come from the catalogue.
      if (about && isProductList(about)) expect(path).toMatch(/^\/[a-z]+\/:urlTitle$/);
      else if (prerender === true) expect(path).not.toContain(':');
      else for (const each of prerender) expect(findRoute(site, each)?.route.path).toBe(path);
    }
  },
);
