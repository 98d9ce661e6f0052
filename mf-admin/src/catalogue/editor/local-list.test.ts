import { createLocalList, randomLocalId } from './local-list';

const seed = [
  { id: 101, title: 'Numerology' },
  { id: 102, title: 'Astrology' },
];

test('a list starts with its seed and notifies its listeners of every change', () => {
  const list = createLocalList(seed);
  const listener = jest.fn();
  list.subscribe(listener);
  expect(list.items()).toEqual(seed);
  list.add({ title: 'Tarot' });
  list.remove(101);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(list.items().map(({ title }) => title)).toEqual(['Astrology', 'Tarot']);
});

test('an edited item keeps its id and its place', () => {
  const list = createLocalList(seed);
  list.replace({ id: 101, title: 'Numbers' });
  expect(list.items()).toEqual([{ id: 101, title: 'Numbers' }, seed[1]]);
});

test('changing a list leaves its seed as it was', () => {
  createLocalList(seed).remove(101);
  expect(createLocalList(seed).items()).toHaveLength(2);
});

test('random ids are whole numbers from 100 to 10099, both ends included', () => {
  expect(randomLocalId([], () => 0)).toBe(100);
  expect(randomLocalId([], () => 1 - Number.EPSILON)).toBe(10099);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const id = randomLocalId([]);
    expect(Number.isInteger(id) && id >= 100 && id <= 10099).toBe(true);
  }
});

test('a used id is never given again, even if only one id is free', () => {
  const list = createLocalList<{ id: number }>([]);
  for (let count = 0; count < 300; count += 1) list.add({});
  expect(new Set(list.items().map(({ id }) => id)).size).toBe(300);

  const all = Array.from({ length: 10_000 }, (_, index) => index + 100);
  expect(randomLocalId(all.filter((id) => id !== 5000))).toBe(5000);
  expect(() => randomLocalId(all)).toThrow(RangeError);
});
