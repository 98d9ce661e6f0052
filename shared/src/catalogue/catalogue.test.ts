import {
  comingSunday,
  courseById,
  courseByUrlTitle,
  courseList,
  courses,
  datedWebinar,
  indianStates,
  mentors,
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

test('the dashboard list holds id, title, image and urlTitle of every course', () => {
  expect(courseList.map(({ id }) => id)).toEqual([101, 102]);
  for (const item of courseList) {
    expect(Object.keys(item).sort()).toEqual(['id', 'image', 'title', 'urlTitle']);
  }
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

describe('the coming Sunday', () => {
  test.each([
    ['Monday', new Date(2025, 2, 3, 9), new Date(2025, 2, 9)],
    ['Tuesday', new Date(2025, 2, 4, 9), new Date(2025, 2, 9)],
    ['Wednesday', new Date(2025, 2, 5, 9), new Date(2025, 2, 9)],
    ['Thursday', new Date(2025, 2, 6, 9), new Date(2025, 2, 9)],
    ['Friday', new Date(2025, 2, 7, 9), new Date(2025, 2, 9)],
    ['Saturday', new Date(2025, 2, 8, 23, 59, 59, 999), new Date(2025, 2, 9)],
    ['Sunday at midnight', new Date(2025, 2, 9), new Date(2025, 2, 16)],
    ['Sunday', new Date(2025, 2, 9, 10), new Date(2025, 2, 16)],
    ['the last days of a year', new Date(2025, 11, 30), new Date(2026, 0, 4)],
  ])('seen from %s', (_day, now, expected) => {
    expect(comingSunday(now)).toEqual(expected);
  });
});

test('a webinar gets its three dates from the clock of the reader', () => {
  const dated = datedWebinar({ id: 201 }, new Date(2025, 2, 3, 18, 30));
  expect(dated).toEqual({
    id: 201,
    dateOfWebinar: '9 March 2025',
    formattedWebinarDate: '2025-03-09',
    targetDate: '2025-03-09T00:00:00',
  });
  expect(new Date(dated.targetDate)).toEqual(new Date(2025, 2, 9));
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

test('37 states and union territories, each once, in alphabetical order', () => {
  expect(indianStates).toHaveLength(37);
  expect(new Set(indianStates).size).toBe(37);
  expect([...indianStates].sort()).toEqual([...indianStates]);
});
