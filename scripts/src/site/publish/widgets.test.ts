import type { ListedLink } from 'shared/model/additions';
import { builtRemote, type WidgetFixture } from '../testing/unit-fixtures';
import { changesNothing, page, publish, opened } from '../testing/published-site';
import { toggleRemote, unpublishRemote } from '../release/versions';

const mark = (props: object) =>
  `<template data-slot="home" data-props="${JSON.stringify(props).replaceAll('"', '&quot;')}"></template>`;
const slots = [{ name: 'home', gives: { 'day?': 'string' } }] as const;
const withSlot = (version: string, props: object = { day: 'Sunday' }) =>
  builtRemote('mf-home', version, [{ path: '/', html: `'<h1>Home</h1>${mark(props)}'` }], {
    slots,
  });

const card: WidgetFixture = {
  id: 'chat/card',
  slot: 'home',
  height: 160,
  component: "({ day, path }) => '<p>Chat on ' + day + ' at ' + path + '</p>'",
};
const chat = (version: string, facts: Partial<WidgetFixture> = {}, links: ListedLink[] = []) =>
  builtRemote('mf-chat', version, [{ path: '/chat' }], { links }, [{ ...card, ...facts }]);

const place = (content: string) =>
  `<h1>Home</h1><div data-widget="mf-chat chat/card" data-height="160"><div>${content}</div></div>`;
const link = (label: string): ListedLink => ({
  menu: 'footer-support',
  label,
  order: 100,
  path: '/chat',
});
const gap = '<h1>Home</h1><div data-widget="mf-chat chat/card" data-height="160"></div>';
const nothing = '<h1>Home</h1></div>';

test('a widget stands in the slot of another section, with its styles, until its section goes', async () => {
  await publish(withSlot('home2'));
  expect(page('index.html')).toContain(nothing);
  expect(page('index.html')).not.toContain('widget');

  await publish(chat('chat1'));
  expect(page('index.html')).toContain(place('<p>Chat on Sunday at /</p>'));
  expect(page('index.html')).toContain('href="/remotes/mf-chat/chat1/css/widget.css"');
  expect(page('index.html')).not.toContain('href="/remotes/mf-chat/chat1/css/page.css"');

  await toggleRemote(opened(), 'mf-chat', false);
  expect(page('index.html')).toContain(nothing);
  await toggleRemote(opened(), 'mf-chat', true);
  expect(page('index.html')).toContain(place('<p>Chat on Sunday at /</p>'));
  await unpublishRemote(opened(), 'mf-chat');
  expect(page('index.html')).toContain(nothing);
});

test('widgets of a slot have an order, then that of their sections', async () => {
  const named = (text: string) => ({ component: `() => '${text}'` });
  const beta = builtRemote('mf-beta', 'beta1', [{ path: '/beta' }], {}, [
    { ...card, ...named('b') },
  ]);
  await publish(withSlot('home2'), chat('chat1', { ...named('c'), order: 1 }), beta);
  expect(page('index.html')).toMatch(/<div>c<\/div><\/div><div [^>]*><div>b<\/div><\/div>/);
});

test('of a widget for students, a page has only the hidden place', async () => {
  const forStudents = mark({}).replace('></template', ' data-for="students"></template');
  const routes = [{ path: '/', html: `'<h1>Home</h1>${forStudents}'` }];
  const home = builtRemote('mf-home', 'home2', routes, { slots });
  await publish(home, chat('chat1'));
  expect(page('index.html')).toContain(
    '<h1>Home</h1><div data-widget="mf-chat chat/card" data-height="160" data-for="students"></div>',
  );
  expect(page('index.html')).not.toContain('/mf-chat/chat1/css');
});

test.each([
  [
    'throws',
    { component: "() => { throw new Error('boom'); }" },
    /widget chat\/card at \/ cannot be rendered: boom/,
  ],
  [
    'has an inline style',
    { component: '() => \'<p style="top:0">x</p>\'' },
    /has the attribute style/,
  ],
  ['is too long', { component: "() => 'x'.repeat(7000)" }, /7000 characters of HTML/],
  ['exports no component', { component: 'null' }, /page chat\/card exports no Component/],
])('a version whose widget %s is refused', async (_, facts, message) => {
  await publish(withSlot('home2'));
  await changesNothing(() => publish(chat('chat1', facts)), message);
});

test('a live widget that fails on a new page leaves a gap, and does not refuse the page', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const onSundays = "({ day }) => '<p>' + day.toUpperCase() + '</p>'";
  await publish(withSlot('home2'), chat('chat1', { component: onSundays }));
  expect(page('index.html')).toContain(place('<p>SUNDAY</p>'));
  await publish(withSlot('home3', {}));
  expect(page('index.html')).toContain(gap);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/chat\/card at \/ cannot .* stays empty/),
  );
});

test('a declaration that no menu or page can show is refused before anything is rendered', async () => {
  const links = [{ ...link('Chat'), menu: 'sidebar' as never }];
  await changesNothing(
    () => publish(chat('chat1', {}, links)),
    /is for no menu of the site; there are header/,
  );
  await changesNothing(
    () => publish(chat('chat1', { height: 90 as never })),
    /reserves the height 90/,
  );
});

test('a link in the footer is on the pages of all sections, until its section goes', async () => {
  await publish(chat('chat1', {}, [link('Chat with us')]));
  expect(page('about.html')).toContain('<header>host1 Chat with us</header>');
  await publish(chat('chat2', {}, [link('Talk to us')]));
  expect(page('about.html')).toContain('<header>host1 Talk to us</header>');
  await toggleRemote(opened(), 'mf-chat', false);
  expect(page('about.html')).toContain('<header>host1</header>');
});
