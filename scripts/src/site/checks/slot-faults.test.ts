import type { SlotDeclaration, SlotTypes } from 'shared/contract';
import { slotFaults } from './slot-faults';

const course: SlotDeclaration = {
  name: 'course',
  gives: { urlTitle: 'string', 'price?': 'number', dates: [{ day: 'string', 'hour?': 'string' }] },
};
const home = (...slots: SlotDeclaration[]) => ({ name: 'mf-home', owner: 'Home team', slots });
const chat = (takes: SlotTypes = {}, slot = 'course'): Parameters<typeof slotFaults>[0] => ({
  name: 'mf-chat',
  widgets: [{ id: 'chat/card', slot, height: 80, takes, assets: { js: [], css: [] } }],
});
const faultsOf = (
  section: Parameters<typeof slotFaults>[0],
  ...live: Parameters<typeof slotFaults>[0][]
) => slotFaults(section, [section], live);

test.each<[string, SlotTypes | undefined]>([
  ['nothing', undefined],
  ['a text', { urlTitle: 'string' }],
  ['what may be missing, as such', { 'price?': 'number', 'urlTitle?': 'string' }],
  ['what the slot does not know, if it may be missing', { 'teacher?': 'string' }],
  ['a part of a list', { dates: [{ day: 'string' }] }],
])('a widget may take %s', (_, takes) => {
  expect(faultsOf(chat(takes), home(course))).toEqual([]);
  expect(faultsOf(home(course), chat(takes))).toEqual([]);
});

test.each<[string, SlotTypes, string]>([
  ['another type', { urlTitle: 'number' }, 'urlTitle: "number"'],
  ['what may be missing, as always there', { price: 'number' }, 'price: "number"'],
  ['what the slot does not give', { teacher: 'string' }, 'teacher: "string"'],
  ['a list as its element', { dates: { day: 'string' } }, 'dates: {"day":"string"}'],
  ['more of each element', { dates: [{ hour: 'string' }] }, 'dates: [{"hour":"string"}]'],
])('a widget that takes %s is refused, and so is its slot beside it', (_, takes, what) => {
  const line = `widget chat/card of mf-chat takes ${what}, and its slot course of mf-home (Home team) gives ${JSON.stringify(course.gives)}: give`;
  expect(faultsOf(chat(takes), home(course))).toEqual([expect.stringContaining(line)]);
  expect(faultsOf(home(course), chat(takes))).toEqual([expect.stringContaining(line)]);
  // Neither concerns a third section.
  expect(faultsOf({ name: 'mf-other' }, home(course), chat(takes))).toEqual([]);
});

test('a widget for a slot that no section has is told which there will be', () => {
  const cart = chat({}, 'cart');
  expect(slotFaults(cart, [cart, home(course)], [home({ name: 'home' })])).toEqual([
    'mf-chat/src/routes.ts: widget chat/card of mf-chat is for the slot cart; there are course (mf-home).',
  ]);
});

test('a slot with a widget cannot go, and one without can', () => {
  expect(faultsOf(home(), chat(), home(course))).toEqual([
    'mf-home/src/routes.ts: widget chat/card of mf-chat is for the slot course; there are none.',
  ]);
  expect(faultsOf(home(), chat(), home({ name: 'home' }))).toEqual([]);
});

test('a slot of another section needs another name', () => {
  expect(faultsOf({ name: 'mf-chat', slots: [course] }, home(course))).toEqual([
    'mf-chat/src/routes.ts: slot course is one of mf-home (Home team): give it another name.',
  ]);
});
