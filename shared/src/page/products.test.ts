import { publicCatalogue } from '../model/catalogue';
import { shippedCatalogue } from '../model/shipped-catalogue';
import {
  courseById,
  courseByUrlTitle,
  courses,
  mentors,
  onSundays,
  setPageCatalogue,
  webinarById,
  webinarByUrlTitle,
  webinars,
} from './index';

test('the two courses are numerology and astrology', () => {
  expect(courses.map(({ id, urlTitle }) => [id, urlTitle])).toEqual([
    [101, 'numerology-course'],
    [102, 'astrology-course'],
  ]);
});

test('courses have the prices and start dates of the catalogue', () => {
  for (const [index, { oldPrice, newPrice, startDate }] of shippedCatalogue.courses.entries()) {
    expect(courses[index]).toMatchObject({ oldPrice, newPrice, startDate });
  }
});

test('courses are found by id and by address', () => {
  expect(courseById(102)?.urlTitle).toBe('astrology-course');
  expect(courseByUrlTitle('numerology-course')?.id).toBe(101);
  expect(courseById(201)).toBeUndefined();
  expect(courseByUrlTitle('tarot-course')).toBeUndefined();
});

test('the first webinars are numerology and astrology', () => {
  expect(webinars.slice(0, 2).map(({ id, urlTitle }) => [id, urlTitle])).toEqual([
    [201, 'numerology-webinar'],
    [202, 'astrology-webinar'],
  ]);
});

test('a ticket costs the old price less the discount', () => {
  for (const { oldPrice, discount, newPrice } of webinars) {
    expect(oldPrice - discount).toBe(newPrice);
  }
});

test('webinars are found by id and by address', () => {
  expect(webinarById(201)?.urlTitle).toBe('numerology-webinar');
  expect(webinarByUrlTitle('astrology-webinar')?.id).toBe(202);
  expect(webinarById(101)).toBeUndefined();
  expect(webinarByUrlTitle('tarot-webinar')).toBeUndefined();
});

test('the launched mentors are those of the two courses on sale', () => {
  expect(mentors.length).toBeGreaterThanOrEqual(4);
  const launched = mentors.filter(({ courseLaunched }) => courseLaunched === 'yes');
  expect(launched.map(({ courseName }) => courseName).sort()).toEqual([
    'astrology-course',
    'numerology-course',
  ]);
  for (const mentor of mentors) {
    expect(Object.values(mentor).every((value) => value !== '')).toBe(true);
  }
});

test('without sessions every webinar is held on a Sunday', () => {
  expect(onSundays).toBe(true);
  const planned = publicCatalogue({
    ...shippedCatalogue,
    webinars: shippedCatalogue.webinars.map((webinar) => ({ ...webinar, sessions: [session] })),
  });
  setPageCatalogue(planned);
  // `onSundays` is calculated when the module is loaded.
  jest.isolateModules(() => {
    const started = jest.requireActual<typeof import('./products')>('./products');
    expect(started.onSundays).toBe(false);
  });
});

const session = { id: 'november', day: '2026-11-25', time: '19:30', minutes: 90, seats: 50 };
