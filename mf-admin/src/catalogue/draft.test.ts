import { datedWebinar } from 'shared/catalogue';
import { shippedCatalogue } from 'shared/shipped-catalogue';
import { courseList } from '../courses/course';
import { tutorList } from '../tutors/tutor-form';
import { webinarList } from '../webinars/webinar-form';
import { changesBetween, draftCatalogue, openDraft, startFrom, timeOf } from './draft';

const base = { version: 1, catalogue: shippedCatalogue };
beforeEach(() => startFrom(base));

const changes = () => changesBetween(shippedCatalogue, draftCatalogue(base));

test('lists that nobody has touched are the published catalogue', () => {
  expect(draftCatalogue(base)).toEqual(shippedCatalogue);
  expect(changes()).toEqual([]);
});

test('each changed field is told with both values, a new and a removed entry by their names', () => {
  const [numerology] = courseList.items();
  courseList.replace({ ...numerology!, newPrice: 10_999 });
  const { id: _id, ...tutor } = tutorList.items()[0]!;
  tutorList.add({ ...tutor, name: 'Uma Rao' });
  webinarList.remove(202);
  expect(changes()).toEqual([
    { entry: 'Numerology Course', field: 'newPrice', from: '9999', to: '10999' },
    {
      entry: 'Read Your Own Birth Chart',
      field: 'removed',
      from: 'Read Your Own Birth Chart',
      to: '',
    },
    { entry: 'Uma Rao', field: 'new', from: '', to: 'added' },
  ]);
});

test('a day picked for a webinar becomes one of its sessions, at the announced hour', () => {
  const [webinar] = webinarList.items();
  webinarList.replace({
    ...webinar!,
    ...datedWebinar({}, new Date(2027, 0, 4)),
    webinarHerotime: '7:30 PM IST',
  });
  const { sessions } = draftCatalogue(base).webinars[0]!;
  expect(sessions).toEqual([
    { id: '2027-01-10', day: '2027-01-10', time: '19:30', minutes: 90, seats: 38, classLink: '' },
  ]);
});

test.each([
  ['7:30 PM IST', '19:30'],
  ['11 am', '11:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['18.45', '18:45'],
  ['in the evening', '11:00'],
  ['', '11:00'],
])('%p means %s', (words, time) => {
  expect(timeOf(words)).toBe(time);
});

test('a newer version takes the place of untouched lists only', () => {
  const newer = { version: 2, catalogue: { ...shippedCatalogue, mentors: [] } };
  courseList.remove(101);
  openDraft(newer);
  expect(tutorList.items()).not.toEqual([]);
  startFrom(base);
  openDraft(newer);
  expect(tutorList.items()).toEqual([]);
});
