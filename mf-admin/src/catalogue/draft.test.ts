import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { courseList } from './courses/course';
import { courseFrom, courseValues } from './courses/course-form';
import { questionList } from './questions/question';
import { tutorFrom, tutorList, tutorValues } from './tutors/tutor-form';
import { webinarFrom, webinarList, webinarValues } from './webinars/webinar-form';
import { changesBetween } from './changes';
import { draftCatalogue, openDraft, startFrom } from './draft';

const base = { version: 1, catalogue: shippedCatalogue };
beforeEach(() => startFrom(base));

const changes = () => changesBetween(shippedCatalogue, draftCatalogue(base));

test('unchanged lists give the published catalogue', () => {
  expect(draftCatalogue(base)).toEqual(shippedCatalogue);
  expect(changes()).toEqual([]);
});

test('dates that are calculated from a session do not count as a change', () => {
  const day = `${new Date().getFullYear() + 1}-03-01`;
  const session = { id: 'march', day, time: '11:00', minutes: 90, seats: 50 };
  const planned = structuredClone(shippedCatalogue);
  planned.webinars[0]!.sessions = [session];
  startFrom({ version: 2, catalogue: planned });
  expect(webinarList.items()[0]).toMatchObject({ formattedWebinarDate: day });
  expect(draftCatalogue({ version: 2, catalogue: planned })).toEqual(planned);
});

test('saving a form without edits changes nothing', () => {
  for (const course of courseList.items()) {
    courseList.replace({ ...course, ...courseFrom(courseValues(course), course) });
  }
  for (const webinar of webinarList.items()) {
    webinarList.replace({ ...webinar, ...webinarFrom(webinarValues(webinar), webinar) });
  }
  for (const tutor of tutorList.items()) {
    tutorList.replace({ ...tutor, ...tutorFrom(tutorValues(tutor), tutor) });
  }
  expect(changes()).toEqual([]);
});

test('a changed field is listed with both values, an added or removed entry with its name', () => {
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

test('questions are compared and reordered separately for each page', () => {
  const [first, second] = questionList.items();
  const ofCourse = questionList.items().find(({ page }) => page === 101)!;
  questionList.swap(first!.id, second!.id);
  questionList.replace({ ...ofCourse, answer: 'Write to us.' });
  questionList.add({ page: 102, category: 'Support', question: 'Why?', answer: 'Because.' });
  expect(changes()).toEqual([
    {
      entry: 'Numerology Course',
      field: `FAQ, ${ofCourse.question}: answer`,
      from: ofCourse.answer,
      to: 'Write to us.',
    },
    { entry: 'Astrology Course', field: 'FAQ, Why?: new', from: '', to: 'added' },
    {
      entry: 'Questions',
      field: 'order',
      from: `${first!.question}; ${second!.question}`,
      to: `${second!.question}; ${first!.question}`,
    },
  ]);
  const { questions, courses } = draftCatalogue(base);
  expect(questions.slice(0, 2)).toEqual(shippedCatalogue.questions.slice(0, 2).reverse());
  expect(courses[1]?.courseDetFAQ.at(-1)).toMatchObject({ question: 'Why?' });
});

test('two teachers with the same name are compared separately', () => {
  const [first] = shippedCatalogue.mentors;
  const namesake = { ...first!, courseType: 'Tarot' };
  const catalogue = { ...shippedCatalogue, mentors: [first!, namesake] };
  const twins = { version: 2, catalogue };
  startFrom(twins);
  expect(changesBetween(catalogue, draftCatalogue(twins))).toEqual([]);
  tutorList.remove(2);
  expect(changesBetween(catalogue, draftCatalogue(twins))).toEqual([
    { entry: first!.name, field: 'removed', from: first!.name, to: '' },
  ]);
});

test('a newer version replaces the lists only if none of them is changed', () => {
  const newer = { version: 2, catalogue: { ...shippedCatalogue, mentors: [] } };
  courseList.remove(101);
  openDraft(newer);
  expect(tutorList.items()).not.toEqual([]);
  startFrom(base);
  openDraft(newer);
  expect(tutorList.items()).toEqual([]);
});
