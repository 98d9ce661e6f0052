import { matchesSearch } from './TitleSearch';

const course = { title: 'Numerology Course', urlTitle: 'numerology-course' };

test.each([
  ['numer', true],
  ['NUMEROLOGY', true],
  ['  course ', true],
  ['', true],
  ['   ', true],
  ['astro', false],
  ['numerology  course', true],
  ['numerology\u00a0course', true],
  ['numerologycourse', false],
])('searching "%s" finds the Numerology Course: %s', (search, found) => {
  expect(matchesSearch(course, search)).toBe(found);
});

test.each([
  ['astrology', true],
  ['Birth', true],
  ['course of', false],
])('searching "%s" finds a webinar by its title or its subject: %s', (search, found) => {
  const webinar = { title: 'Read Your Own Birth Chart', urlTitle: 'astrology-webinar' };
  expect(matchesSearch(webinar, search)).toBe(found);
});

test.each([
  ['फलित', true],
  ['फ़लित', true],
  ['\u095eलित', true],
  ['ज्योतिष', true],
  ['ज्\u200dयोतिष', true],
  ['astrology', true],
  ['नक्षत्र', false],
])('searching "%s" finds a course by its Hindi title: %s', (search, found) => {
  const inHindi = { title: '\u095eलित ज्योतिष', urlTitle: 'astrology-course' };
  expect(matchesSearch(inHindi, search)).toBe(found);
});

test.each([
  ['kundli', 'astrology-webinar'],
  ['jyotish', 'astrology-course'],
  ['कुण्डली', 'astrology-course'],
  ['कुंडली', 'astrology-course'],
  ['ank jyotish', 'numerology-course'],
  ['लो शू', 'numerology-course'],
  ['NUMEROLOGY COURSE', 'numerology-course'],
])('searching "%s" finds %s in every language of its title', (search, urlTitle) => {
  for (const title of ['A title', 'एक नाम']) {
    expect(matchesSearch({ title, urlTitle }, search)).toBe(true);
  }
  expect(matchesSearch({ title: 'A title', urlTitle: 'gemstones-course' }, search)).toBe(false);
});
