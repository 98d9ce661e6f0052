import { randomId } from './draft-catalogue';

test('random ids are whole numbers from 100 to 10099, both ends included', () => {
  expect(randomId([], () => 0)).toBe(100);
  expect(randomId([], () => 1 - Number.EPSILON)).toBe(10099);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const id = randomId([]);
    expect(Number.isInteger(id) && id >= 100 && id <= 10099).toBe(true);
  }
});

test('a used id is never given again, even if only one id is free', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => index + 100);
  expect(randomId(all.filter((id) => id !== 5000))).toBe(5000);
  expect(() => randomId(all)).toThrow(RangeError);
});
