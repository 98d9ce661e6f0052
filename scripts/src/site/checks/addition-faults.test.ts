import type { WidgetManifest } from 'shared/contract';
import type { ListedLink } from 'shared/model/additions';
import type { RemoteManifest } from '../../units/manifest';
import { linkFaults, widgetFaults } from './addition-faults';
import { overWidgetHtmlBudget, widgetsOverBudget } from './budgets';

const none = { js: [], css: [] };
const file = (brotli: number) => ({ bytes: 4 * brotli, brotli, integrity: 'sha256-x' });

/** A declaration whose types were never checked. */
function remote(links: object[], widgets: object[] = []): RemoteManifest {
  const page = { title: 'Chat', header: true, footer: true, prerender: [], assets: none };
  return {
    contract: 1,
    name: 'mf-chat',
    label: 'Chat',
    userMenu: true,
    version: '1',
    requires: {},
    calls: {},
    imports: {},
    exposed: none,
    routes: [
      { ...page, id: 'chat/room', path: '/chat', access: 'public', children: [] },
      { ...page, id: 'chat/one', path: '/chat/:room', access: 'public', children: [] },
      {
        ...page,
        id: 'chat/own',
        path: '/dashboard/:name?',
        access: 'student',
        children: [{ id: 'chat/inside', path: 'chat', title: 'Chat', assets: none }],
      },
    ],
    links: links.map(
      (link) => ({ label: 'Chat', order: 100, path: '/chat', ...link }) as ListedLink,
    ),
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
  const inside = { menu: 'dashboard', icon: 'message', path: '/dashboard/:name?/chat' };
  const links = [{ menu: 'header' }, { menu: 'footer-support', order: 5 }, inside];
  expect(linkFaults(remote(links))).toEqual([]);
});

test.each([
  ['of an unknown menu', [{ menu: 'sidebar' }], 'is for no menu of the site; there are header,'],
  ['that occurs twice', [{ menu: 'header' }, { menu: 'header' }], 'occurs twice'],
  ['to a path with a parameter', [{ menu: 'header', path: '/chat/:room' }], 'no single address'],
  ['to a page of others', [{ menu: 'header', path: '/login' }], 'leads to no page of the section'],
  [
    'in the header to a page for students',
    [{ menu: 'header', path: '/dashboard/:name?/chat' }],
    'access student: link one with the access public',
  ],
  [
    'in the admin area to a public page',
    [{ menu: 'admin-desk' }],
    'link one with the access admin',
  ],
  ['without a text', [{ menu: 'header', label: ' ' }], 'has no text'],
  ['with an unknown icon', [{ menu: 'header', icon: 'cat' }], 'has the icon cat; there are arrow,'],
  ['whose order is no number', [{ menu: 'header', order: 'first' }], 'an order that is no number'],
])('a link %s is a fault with one line', (_, links, line) => {
  expect(linkFaults(remote(links))).toEqual([
    expect.stringMatching(new RegExp(`^mf-chat/src/routes\\.ts: the link to .*${line}`)),
  ]);
});

test('a widget of a known height has no faults', () => {
  expect(widgetFaults(remote([], [card]))).toEqual([]);
});

test.each([
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
    'mf-chat: widget chat/card, its scripts: 12000 bytes, the budget is 10000; the largest is card.js.',
    'mf-chat: widget chat/card, its styles: 2100 bytes, the budget is 2000; the largest is card.css.',
  ]);
  expect(overWidgetHtmlBudget('x'.repeat(6_001))).toContain('the budget is 6000');
  expect(overWidgetHtmlBudget('x'.repeat(6_000))).toBeNull();
});
