import {
  entryAddress,
  toRegistryEntry,
  type CanaryVersion,
  type PublishedVersion,
  type Registry,
  type RegistryEntry,
  type RouteManifest,
} from 'shared/contract';

const INTEGRITY = 'sha384-oqVuAfXRKap7fdgcCY5uykM6R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';

export function version(remote: string, name: string): PublishedVersion {
  return {
    version: name,
    entry: entryAddress(remote, name),
    integrity: INTEGRITY,
  };
}

export function canaryOf(
  remote: string,
  percent: number,
  routes: readonly RouteManifest[] = [],
): CanaryVersion {
  return { ...version(remote, 'canary1'), percent, routes, pages: [] };
}

export function route(
  id: RouteManifest['id'],
  path: string,
  facts: Partial<RouteManifest> = {},
): RouteManifest {
  return {
    id,
    path,
    access: 'public',
    header: true,
    footer: true,
    title: id,
    children: [],
    ...facts,
  };
}

export function entry(
  remote: string,
  routes: readonly RouteManifest[],
  facts: Partial<RegistryEntry> = {},
): RegistryEntry {
  const declared = { label: `Section ${remote}`, userMenu: true, routes };
  return { ...toRegistryEntry(declared, version(remote, 'live1')), ...facts };
}

const page = (area: string) => (name: string) =>
  ({ id: `${area}/${name}`, path: name, title: name }) as const;

/** A registry with the kinds of addresses that the real site has, but without its remotes. */
export const registryFixture: Registry = {
  shell: 'host1',
  remotes: {
    'mf-marketing': entry('mf-marketing', [
      route('marketing/home', '/'),
      route('marketing/webinars', '/webinar'),
      route('marketing/webinar', '/webinar/:urlTitle'),
      route('marketing/privacy-policy', '/privacy-Policy'),
    ]),
    'mf-auth': entry(
      'mf-auth',
      [
        route('auth/login', '/login'),
        route('auth/forgot-password', '/forgetPass'),
        route('auth/verify-reset-code', '/forgetPass-verify-otp'),
      ],
      { label: 'Login and sign-up' },
    ),
    'mf-commerce': entry('mf-commerce', [
      route('commerce/webinar-tickets', '/webinar-tickets/:urlTitle'),
    ]),
    'mf-student': entry('mf-student', [
      route('student/dashboard', '/dashboard/:name?', {
        access: 'student',
        header: false,
        footer: false,
        children: [
          { id: 'student/index', path: '', title: 'Overview' },
          ...['overview', 'mycourse'].map(page('student')),
        ],
      }),
    ]),
    'mf-admin': entry(
      'mf-admin',
      [
        route('admin/login', '/admin-login'),
        route('admin/area', '/admin', {
          access: 'admin',
          children: [
            { id: 'admin/index', path: '', title: 'Dashboard' },
            ...['dashboard', 'users', 'addCourse'].map(page('admin')),
          ],
        }),
      ],
      { userMenu: false },
    ),
  },
};

/** The same site with the links of its header and footer. */
export const linkedRegistry: Registry = {
  ...registryFixture,
  remotes: {
    ...registryFixture.remotes,
    'mf-auth': entry('mf-auth', [route('auth/login', '/login')], {
      label: 'Login and sign-up',
      links: [{ menu: 'footer-explore', label: 'Login', order: 5, path: '/login' }],
    }),
    'mf-marketing': entry('mf-marketing', [route('marketing/home', '/')], {
      links: [
        { menu: 'header', label: 'Contact', order: 5, path: '/contact' },
        { menu: 'header', label: 'Home', order: 1, path: '/' },
        { menu: 'header', label: 'About', order: 2, path: '/about' },
        { menu: 'header', label: 'Courses', order: 3, path: '/courses' },
        { menu: 'footer-explore', label: 'Home', order: 1, path: '/home' },
        { menu: 'footer-explore', label: 'Courses', order: 3, path: '/courses' },
        { menu: 'footer-explore', label: 'About us', order: 2, path: '/about' },
        { menu: 'footer-support', label: 'Privacy Policy', order: 1, path: '/privacy-Policy' },
      ],
    }),
  },
};
