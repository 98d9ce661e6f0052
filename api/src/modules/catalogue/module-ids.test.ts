import type { CourseModule } from 'shared/model/schemas';
import { withModuleIds } from './module-ids';

const moduleOf = (title: string, id?: string): CourseModule => ({
  ...(id && { id }),
  title,
  hours: 1,
  summary: '',
  topics: [],
  practice: '',
});
const before = ['A', 'B', 'C'].map((title) => ({ ...moduleOf(title), id: title.toLowerCase() }));
const [a, b, c] = before as [CourseModule, CourseModule, CourseModule];
const idsOf = (...modules: CourseModule[]) => withModuleIds(modules, before).map(({ id }) => id);

test('modules keep their ids when they are moved, removed or renamed', () => {
  expect(idsOf(c, a)).toEqual(['c', 'a']);
  expect(idsOf(a, { ...b, title: 'Renamed' }, c)).toEqual(['a', 'b', 'c']);
  expect(idsOf({ ...a, title: 'B' }, { ...b, title: 'A' }, c)).toEqual(['a', 'b', 'c']);
});

test('an inserted module gets an id of its own, also as a copy of another one', () => {
  for (const inserted of [moduleOf('New'), { ...a, title: 'New' }, { ...a }]) {
    const ids = idsOf(inserted, a, b, c);
    expect(new Set(ids).size).toBe(4);
    expect(ids.slice(2)).toEqual(['b', 'c']);
    expect(ids).toContain('a');
  }
  expect(idsOf({ ...a, title: 'New' }, a, b, c)[1]).toBe('a');
});

test('modules without ids are recognised by their titles, and renamed ones by their place', () => {
  expect(idsOf(moduleOf('C'), moduleOf('A'))).toEqual(['c', 'a']);
  expect(idsOf(moduleOf('A'), moduleOf('Renamed'), moduleOf('C'))).toEqual(['a', 'b', 'c']);
  const [, added] = idsOf(moduleOf('A'), moduleOf('New'), moduleOf('B'), moduleOf('C'));
  expect(['a', 'b', 'c']).not.toContain(added);
});

test('the same catalogue without ids always gets the same ones, unique also for equal titles', () => {
  const titles = ['Practice', 'अभ्यास', 'Practice', 'ज्योतिष'];
  const once = withModuleIds(titles.map((title) => moduleOf(title)));
  expect(withModuleIds(titles.map((title) => moduleOf(title)))).toEqual(once);
  expect(new Set(once.map(({ id }) => id)).size).toBe(4);
  expect(withModuleIds(once, once)).toEqual(once);
});
