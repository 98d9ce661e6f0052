import { publicCatalogue } from '../catalogue';
import { shippedCatalogue } from '../shipped-catalogue';
import {
  courseById,
  courseByUrlTitle,
  courses,
  mentors,
  onSundays,
  provideCatalogue,
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

test('both courses cost the same and start the same day', () => {
  for (const course of courses) {
    expect(course).toMatchObject({ oldPrice: 25000, newPrice: 9999, startDate: '2025-08-01' });
  }
});

test('courses are found by id and by address', () => {
  expect(courseById(102)?.urlTitle).toBe('astrology-course');
  expect(courseByUrlTitle('numerology-course')?.id).toBe(101);
  expect(courseById(201)).toBeUndefined();
  expect(courseByUrlTitle('tarot-course')).toBeUndefined();
});

test('the two webinars are numerology and astrology', () => {
  expect(webinars.map(({ id, urlTitle }) => [id, urlTitle])).toEqual([
    [201, 'numerology-webinar'],
    [202, 'astrology-webinar'],
  ]);
});

test('a ticket costs the old price less the discount', () => {
  for (const { oldPrice, discount, newPrice } of webinars) {
    expect([oldPrice, discount, newPrice]).toEqual([499, 470, 29]);
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
    expect(Object.values(mentor).every((value) => value.trim() !== '')).toBe(true);
  }
});

test('without sessions every webinar is held on a Sunday', () => {
  expect(onSundays).toBe(true);
  const planned = publicCatalogue({
    ...shippedCatalogue,
    webinars: shippedCatalogue.webinars.map((webinar) => ({ ...webinar, sessions: [session] })),
  });
  provideCatalogue(planned);
  // It is read while the page starts.
  jest.isolateModules(() => {
    const started = jest.requireActual<typeof import('./products')>('./products');
    expect(started.onSundays).toBe(false);
  });
});

const session = { id: 'november', day: '2026-11-25', time: '19:30', minutes: 90, seats: 50 };
