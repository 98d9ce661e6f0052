import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { courseFields, tutorFields } from 'shared/model/catalogue-fields';
import { courseFrom } from '../courses/course-form';
import { itemFrom, valuesOf } from '../form/field-values';
import { datesOf } from '../webinars/webinar-days';
import { webinarFrom, webinarValues } from '../webinars/webinar-form';
import { changesBetween } from 'shared/model/catalogue-changes';
import {
  courseList,
  publishableOf,
  questionListOf,
  tutorList,
  webinarList,
} from './draft-catalogue';
import {
  currentDraft,
  openDraft,
  rebaseDraft,
  removeItem,
  saveItem,
  settle,
  startFrom,
  swapItems,
} from './draft-store';

const base = { version: 1, catalogue: shippedCatalogue };
beforeEach(() => startFrom(base));
afterEach(() => jest.restoreAllMocks());

const drafted = () => currentDraft().catalogue;
const changes = () =>
  changesBetween(currentDraft().base.catalogue, publishableOf(drafted())).map(
    ({ difference: _difference, ...inWords }) => inWords,
  );

test('a draft without changes gives the published catalogue', () => {
  expect(publishableOf(drafted())).toEqual(shippedCatalogue);
  expect(changes()).toEqual([]);
});

test('dates that are calculated from a session do not count as a change', () => {
  const day = `${new Date().getFullYear() + 1}-03-01`;
  const session = { id: 'march', day, time: '11:00', minutes: 90, seats: 50 };
  const planned = structuredClone(shippedCatalogue);
  planned.webinars[0]!.sessions = [session];
  startFrom({ version: 2, catalogue: planned });
  const [webinar] = drafted().webinars;
  expect(datesOf(webinar!, new Date())).toMatchObject({ formattedWebinarDate: day });
  saveItem(webinarList, webinar!.id, webinarFrom(webinarValues(webinar!), webinar!));
  expect(publishableOf(drafted())).toEqual(planned);
});

test('saving a form without edits changes nothing', () => {
  for (const course of drafted().courses) {
    saveItem(courseList, course.id, courseFrom(valuesOf(courseFields, course), course, true));
  }
  for (const webinar of drafted().webinars) {
    saveItem(webinarList, webinar.id, webinarFrom(webinarValues(webinar), webinar));
  }
  for (const tutor of drafted().mentors) {
    saveItem(tutorList, tutor.id, itemFrom(tutorFields, valuesOf(tutorFields, tutor), tutor));
  }
  expect(changes()).toEqual([]);
});

test('a changed field is listed with both values, an added or removed entry with its name', () => {
  const [numerology] = drafted().courses;
  saveItem(courseList, 101, { ...numerology!, newPrice: 10_999 });
  saveItem(tutorList, null, { ...drafted().mentors[0]!, name: 'Uma Rao' });
  removeItem(webinarList, 202);
  expect(changes()).toEqual([
    { item: 'Numerology Course', field: 'New price (₹)', from: '₹9,999', to: '₹10,999' },
    {
      item: 'Read Your Own Birth Chart',
      field: 'removed',
      from: 'Read Your Own Birth Chart',
      to: '',
    },
    { item: 'Uma Rao', field: 'new', from: '', to: 'added' },
  ]);
});

test('questions are compared and reordered separately for each page', () => {
  const [first, second] = drafted().questions;
  const ofCourse = drafted().courses[0]!.courseDetFAQ[0]!;
  swapItems(questionListOf('about'), first!.id, second!.id);
  saveItem(questionListOf(101), ofCourse.id, { ...ofCourse, answer: 'Write to us.' });
  saveItem(questionListOf(102), null, {
    category: 'Support',
    question: 'Why?',
    answer: 'Because.',
  });
  expect(changes()).toEqual([
    {
      item: 'Numerology Course',
      field: `FAQ, ${ofCourse.question}: Answer`,
      from: ofCourse.answer,
      to: 'Write to us.',
    },
    { item: 'Astrology Course', field: 'FAQ, Why?: new', from: '', to: 'added' },
    {
      item: 'Questions',
      field: 'order',
      from: `${first!.question}; ${second!.question}`,
      to: `${second!.question}; ${first!.question}`,
    },
  ]);
  const { questions, courses } = publishableOf(drafted());
  expect(questions.slice(0, 2)).toEqual(shippedCatalogue.questions.slice(0, 2).reverse());
  expect(courses[1]?.courseDetFAQ.at(-1)).toMatchObject({ question: 'Why?' });
});

test('two teachers with the same name are compared separately', () => {
  const [first] = shippedCatalogue.mentors;
  const namesake = { ...first!, id: 2, courseType: 'Tarot' };
  const catalogue = { ...shippedCatalogue, mentors: [first!, namesake] };
  startFrom({ version: 2, catalogue });
  expect(changes()).toEqual([]);
  removeItem(tutorList, 2);
  expect(changes()).toEqual([{ item: first!.name, field: 'removed', from: first!.name, to: '' }]);
});

test('a question in other words, and a teacher with another name, stay what they were', () => {
  const catalogue = structuredClone(shippedCatalogue);
  const [question, teacher] = [catalogue.questions[0]!, catalogue.mentors[0]!];
  const [asked, name] = [question.question, teacher.name];
  Object.assign(question, { question: 'How long?' });
  Object.assign(teacher, { name: 'Ritu' });
  expect(changesBetween(shippedCatalogue, catalogue)).toMatchObject([
    { item: name, field: 'Name', from: name, to: 'Ritu' },
    { item: asked, field: 'Question', from: asked, to: 'How long?' },
  ]);
});

test('a newer version replaces the draft only if the draft has no changes', () => {
  const newer = { version: 2, catalogue: { ...shippedCatalogue, mentors: [] } };
  removeItem(courseList, 101);
  openDraft(newer, 1);
  expect(drafted().mentors).not.toEqual([]);
  startFrom(base);
  openDraft(newer, 1);
  expect(drafted().mentors).toEqual([]);
});

test('another admin in the same tab begins anew', () => {
  startFrom(base, 1);
  removeItem(courseList, 101);
  openDraft(base, 1);
  expect(changes()).toHaveLength(1);
  openDraft(base, 2);
  expect(changes()).toEqual([]);
});

test('a new entry gets a free random id, and an edited one keeps its id and its place', () => {
  const [first] = drafted().mentors;
  // Each draw would give the id of the one before.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  for (let count = 0; count < 20; count += 1) saveItem(tutorList, null, first!);
  const ids = drafted().mentors.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  saveItem(tutorList, ids[1]!, { ...first!, name: 'Uma Rao' });
  expect(drafted().mentors.map(({ id }) => id)).toEqual(ids);
  expect(drafted().mentors[1]).toMatchObject({ name: 'Uma Rao' });
});

test('the announced day stays in the draft and is not published', () => {
  const [webinar] = drafted().webinars;
  const values = { ...webinarValues(webinar!), formattedWebinarDate: '2025-03-05' };
  saveItem(webinarList, webinar!.id, webinarFrom(values, webinar!));
  expect(publishableOf(drafted())).toEqual(shippedCatalogue);
  expect(webinarValues(drafted().webinars[0]!)).toMatchObject({
    formattedWebinarDate: '2025-03-05',
    dateOfWebinar: '5 March 2025',
  });
});

test('a course that is not published gets its description from the form each time', () => {
  const values = { ...valuesOf(courseFields, drafted().courses[0]!), title: 'Tarot' };
  saveItem(courseList, null, courseFrom({ ...values, unlockPowerDesc: 'Cards.' }, null));
  const added = drafted().courses.at(-1)!;
  expect(added).toMatchObject({ description: 'Cards.', courseDetFAQ: [] });
  const saved = courseFrom({ ...valuesOf(courseFields, added), unlockPowerDesc: 'Kings.' }, added);
  expect(saved).toMatchObject({ description: 'Kings.' });
});

test('in a rebase the newer version wins until mine is chosen', () => {
  saveItem(courseList, 101, { ...drafted().courses[0]!, newPrice: 10_999, subtitle: 'Mine' });
  const theirs = structuredClone(shippedCatalogue);
  theirs.courses[0]!.newPrice = 8999;
  rebaseDraft({ version: 2, catalogue: theirs });
  expect(drafted().courses[0]).toMatchObject({ newPrice: 8999, subtitle: 'Mine' });
  const [conflict] = currentDraft().conflicts;
  settle(conflict!, 'mine');
  expect(drafted().courses[0]).toMatchObject({ newPrice: 10_999, subtitle: 'Mine' });
  expect(currentDraft()).toMatchObject({ base: { version: 2 }, conflicts: [{ chosen: 'mine' }] });
  expect(changes().map(({ field }) => field)).toEqual(['Subtitle', 'New price (₹)']);
});
