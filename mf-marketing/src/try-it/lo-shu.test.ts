import { loShuSquare, readLoShu } from './lo-shu';

test('every line of the square adds up to fifteen', () => {
  const [a, b, c, d, e, f, g, h, i] = loShuSquare;
  const lines = [
    [a, b, c],
    [d, e, f],
    [g, h, i],
    [a, d, g],
    [b, e, h],
    [c, f, i],
    [a, e, i],
    [c, e, g],
  ];
  expect(lines.map((line) => line.reduce((sum, number) => sum + number, 0))).toEqual(
    lines.map(() => 15),
  );
});

test('the digits of the date fill the grid, and zeros have no cell', () => {
  const { counts, missing, full } = readLoShu('1991-03-17');
  expect(counts.slice(1)).toEqual([3, 0, 1, 0, 0, 0, 1, 0, 2]);
  expect(missing).toEqual([2, 4, 5, 6, 8]);
  expect(full).toEqual([]);
});

test.each([
  // 1 + 7 = 8; 1 + 9 + 9 + 1 + 3 + 1 + 7 = 31, 3 + 1 = 4
  ['1991-03-17', 8, 4],
  // 2 + 9 = 11, 1 + 1 = 2; 1 + 9 + 9 + 9 + 1 + 2 + 2 + 9 = 42, 4 + 2 = 6
  ['1999-12-29', 2, 6],
  ['2000-01-01', 1, 4],
])('driver and conductor of %s are %i and %i', (day, driver, conductor) => {
  expect(readLoShu(day)).toMatchObject({ driver, conductor });
});

test('a line of which no number is missing is full', () => {
  const names = (day: string) => readLoShu(day).full.map(({ name }) => name);
  expect(names('1995-08-13')).toEqual(['the line of will']);
  expect(names('1994-02-01')).toEqual(['the plane of the mind']);
});
