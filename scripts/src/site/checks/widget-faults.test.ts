import type { MenuLink, WidgetManifest } from 'shared/model/additions';
import type { RemoteManifest } from '../../units/manifest';
import { linkFaults, overHtmlBudget, widgetFaults, widgetsOverBudget } from './widget-faults';

const none = { js: [], css: [] };
const file = (brotli: number) => ({ bytes: 4 * brotli, brotli, integrity: 'sha256-x' });

/** A declaration whose types were never checked. */
function remote(
  links: object[],
  widgets: object[] = [],
  facts: Partial<RemoteManifest['routes'][number]> = {},
): RemoteManifest {
  return {
    contract: 1,
    name: 'mf-chat',
    label: 'Chat',
    userMenu: true,
    version: '1',
    requires: {},
    imports: {},
    exposed: none,
    routes: [
      {
        id: 'chat/room',
        path: '/chat',
        title: 'Chat',
        access: 'public',
        header: true,
        footer: true,
        prerender: [],
        assets: none,
        children: [],
        links: links as MenuLink[],
        ...facts,
      },
    ],
    widgets: (widgets as WidgetManifest[]).map((widget) => ({
      assets: { js: ['card.js'], css: ['card.css'] },
      ...widget,
    })),
    files: { 'card.js': file(9_000), 'card.css': file(1_000) },
    server: '',
  };
}

const card = { id: 'chat/card', slot: 'course', height: 160 };

test('links that their menus can show have no faults', () => {
  expect(linkFaults(remote([{ menu: 'header' }, { menu: 'footer-support', order: 5 }]))).toEqual(
    [],
  );
  const inDashboard = { access: 'student', path: '/dashboard/:name?' } as const;
  const child = { id: 'chat/own', path: 'chat', title: 'Chat', assets: none } as const;
  const children = [{ ...child, links: [{ menu: 'dashboard', icon: 'message' }] as const }];
  expect(linkFaults(remote([], [], { ...inDashboard, children }))).toEqual([]);
});

test.each<[string, object[], Partial<RemoteManifest['routes'][number]>, string]>([
  [
    'of an unknown menu',
    [{ menu: 'sidebar' }],
    {},
    'has a link in the menu sidebar; there are header,',
  ],
  [
    'twice in a menu',
    [{ menu: 'header' }, { menu: 'header' }],
    {},
    'has two links in the menu header',
  ],
  [
    'to a path with a parameter',
    [{ menu: 'header' }],
    { path: '/chat/:room' },
    '/chat/:room is no address',
  ],
  [
    'in the header to a page for students',
    [{ menu: 'header' }],
    { access: 'student' },
    'access is student, not public',
  ],
  [
    'in the admin area to a public page',
    [{ menu: 'admin-desk' }],
    {},
    'access is public, not admin',
  ],
  ['without a text', [{ menu: 'header', label: ' ' }], {}, 'has a link without a text'],
  [
    'with an unknown icon',
    [{ menu: 'header', icon: 'cat' }],
    {},
    'has a link with the icon cat; there are book,',
  ],
  ['whose order is no number', [{ menu: 'header', order: 'first' }], {}, 'order is no number'],
])('a link %s is a fault with one line', (_, links, facts, line) => {
  const faults = linkFaults(remote(links, [], facts));
  expect(faults).toEqual([expect.stringContaining(line)]);
  expect(faults[0]).toMatch(/^mf-chat\/src\/routes\.ts: chat\/room /);
});

test('a widget of a known slot and height has no faults', () => {
  expect(widgetFaults(remote([], [card]))).toEqual([]);
});

test.each([
  ['of an unknown slot', [{ ...card, slot: 'cart' }], 'is for the slot cart; there are home,'],
  [
    'without a height',
    [{ ...card, height: undefined }],
    'reserves the height undefined; there are 80,',
  ],
  ['with the id of a page', [{ ...card, id: 'chat/room' }], 'has an id that occurs twice'],
  ['with the id of another', [card, card], 'has an id that occurs twice'],
  [
    'with an id that is no attribute',
    [{ ...card, id: 'chat/"card' }],
    'has no id of the form area/widget',
  ],
])('a widget %s is a fault with one line', (_, widgets, line) => {
  expect(widgetFaults(remote([], widgets))).toEqual([expect.stringContaining(line)]);
});

test('a widget has budgets of its own', () => {
  const sound = remote([], [card]);
  expect(widgetsOverBudget(sound)).toEqual([]);
  const heavy = { ...sound, files: { 'card.js': file(12_000), 'card.css': file(2_100) } };
  expect(widgetsOverBudget(heavy)).toEqual([
    'mf-chat: widget chat/card, its scripts: 12000 bytes, the budget is 10000.',
    'mf-chat: widget chat/card, its styles: 2100 bytes, the budget is 2000.',
  ]);
  expect(overHtmlBudget('x'.repeat(6_001))).toContain('the budget is 6000');
  expect(overHtmlBudget('x'.repeat(6_000))).toBeNull();
});
