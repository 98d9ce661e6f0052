import { matchesTitle } from './TitleSearch';

test.each([
  ['numer', true],
  ['NUMEROLOGY', true],
  ['  course ', true],
  ['', true],
  ['   ', true],
  ['astro', false],
  ['numerology  course', false],
])('searching "%s" finds the Numerology Course: %s', (search, found) => {
  expect(matchesTitle('Numerology Course', search)).toBe(found);
});
