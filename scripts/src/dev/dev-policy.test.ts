import type { Registry, RegistryEntry } from 'shared/contract';
import { devPolicy } from './dev-policy';

const entry = (path: `/${string}`, origins: `https://${string}`[] = []): RegistryEntry => ({
  label: 'Test',
  userMenu: true,
  enabled: true,
  live: { version: 'dev', entry: '', integrity: '', origins },
  previous: null,
  canary: null,
  routes: [
    {
      ...{ id: 'test/page', path, title: path, access: 'public', header: true, footer: true },
      ...{ about: path.includes(':urlTitle') ? 'courses' : undefined, children: [] },
    } as const,
  ],
});
const registry: Registry = {
  shell: '1',
  remotes: {
    'mf-chat': entry('/chat/:urlTitle?', ['https://chat.example']),
    'mf-home': entry('/about'),
  },
};
const policy =
  "default-src 'none'; script-src 'self'; img-src 'self' data:; connect-src 'self' https://up.example; report-uri /api/csp-reports";

test.each([
  ['/chat', ' https://chat.example'],
  ['/chat/room', ' https://chat.example'],
  ['/about', ''],
  ['/nothing', ''],
])('during development, the page at %s may call what it may call live', (path, added) => {
  expect(devPolicy(policy, registry, path, 8090)).toBe(
    `img-src 'self' data:; connect-src 'self' https://up.example ws://localhost:8090 ws://127.0.0.1:8090${added}`,
  );
});
