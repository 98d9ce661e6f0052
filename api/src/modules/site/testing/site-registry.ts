import type { Registry, RegistryEntry, RouteManifest } from 'shared/contract';

type Given = Pick<RouteManifest, 'path'> & Partial<RouteManifest>;

const route = ({ path, ...more }: Given): RouteManifest => ({
  id: `test/${path}`,
  title: path,
  access: 'public',
  header: true,
  footer: true,
  children: [],
  ...more,
  path,
});

const child = (path: string) => ({ id: `test/child-${path}` as const, title: path, path });

function remote(routes: readonly Given[], more: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    label: 'Test',
    userMenu: true,
    enabled: true,
    live: { version: '1', entry: '/remotes/mf-test/1/remoteEntry.js', integrity: '' },
    previous: null,
    canary: null,
    routes: routes.map(route),
    ...more,
  };
}

/** Routes of each kind that a site has; the section of `/tutor` is closed. */
export const testRegistry: Registry = {
  shell: '1',
  remotes: {
    'mf-pages': remote([
      { path: '/' },
      { path: '/courses' },
      { path: '/privacy-Policy' },
      { path: '/payment-success' },
      { path: '/course/:urlTitle', about: 'courses' },
      { path: '/webinar/:urlTitle', about: 'webinars' },
      { path: '/certificate/:code' },
      { path: '/reminders/:token' },
      { path: '/webinar-tickets/:urlTitle' },
    ]),
    'mf-areas': remote([
      {
        path: '/admin',
        access: 'admin',
        children: [child(''), child('users'), child('users/:person')],
      },
      {
        path: '/dashboard/:name?',
        access: 'student',
        children: [child(''), child('overview'), child('mycourse/:urlTitle')],
      },
    ]),
    'mf-chat': remote([{ path: '/chat' }, { path: '/chat/:room' }], {
      live: {
        ...{ version: '1', entry: '/remotes/mf-chat/1/remoteEntry.js', integrity: '' },
        origins: ['https://chat.example', 'https://x.example; script-src *'],
      },
    }),
    'mf-closed': remote([{ path: '/tutor' }], { enabled: false }),
  },
};

const { 'mf-pages': pages, 'mf-areas': areas, 'mf-closed': closed } = testRegistry.remotes;

/** The same site in Hindi: the area of admins and the chat do not speak it. */
export const hindiRegistry: Registry = {
  shell: '1',
  remotes: {
    'mf-pages': pages!,
    'mf-areas': { ...areas!, routes: areas!.routes.filter(({ access }) => access !== 'admin') },
    'mf-closed': closed!,
  },
};
