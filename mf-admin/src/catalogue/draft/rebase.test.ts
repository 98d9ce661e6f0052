import type { Catalogue } from 'shared/model/schemas';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { rebase, withValue } from './rebase';

function changed(change: (catalogue: Catalogue) => void): Catalogue {
  // `structuredClone` would keep the list of questions that the courses share; JSON copies it for each.
  const copy = JSON.parse(JSON.stringify(shippedCatalogue)) as Catalogue;
  change(copy);
  return copy;
}

const session = (id: string) => ({ id, day: '2027-01-03', time: '11:00', minutes: 90, seats: 9 });

const mine = changed(({ courses, webinars, mentors, questions }) => {
  courses[0]!.newPrice = 10_999;
  courses.push({ ...courses[0]!, id: 5000, title: 'Tarot' });
  webinars[0]!.sessions = [session('mine')];
  mentors.shift();
  // The questions get another order, and one question of a course another answer.
  questions.reverse();
  courses[1]!.courseDetFAQ[0]!.answer = 'Write to us.';
});

test('if two drafts change different parts, all changes are kept in either order', () => {
  const theirs = changed(({ courses, webinars, mentors, questions }) => {
    courses[0]!.subtitle = 'One to nine';
    courses[1]!.courseDetFAQ[1]!.answer = 'Call us.';
    questions[0]!.answer = 'As long as it takes.';
    webinars[0]!.sessions = [session('theirs')];
    mentors[1]!.designation = 'Palmist';
    // A second teacher with the same name.
    mentors.push({ ...mentors[1]!, id: 900, courseType: 'Tarot' });
  });
  for (const [first, second] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const { catalogue, conflicts } = rebase(shippedCatalogue, first, second);
    expect(conflicts).toEqual([]);
    expect(catalogue.courses.map(({ id }) => id)).toEqual([101, 102, 5000]);
    expect(catalogue.courses[1]?.courseDetFAQ.map(({ answer }) => answer).slice(0, 2)).toEqual([
      'Write to us.',
      'Call us.',
    ]);
    expect(catalogue.questions).toEqual(
      [
        { ...shippedCatalogue.questions[0], answer: 'As long as it takes.' },
        ...shippedCatalogue.questions.slice(1),
      ].reverse(),
    );
    expect(catalogue.courses[0]).toMatchObject({ newPrice: 10_999, subtitle: 'One to nine' });
    expect(catalogue.webinars[0]?.sessions.map(({ id }) => id).sort()).toEqual(['mine', 'theirs']);
    expect(catalogue.mentors).toEqual([
      { ...shippedCatalogue.mentors[1], designation: 'Palmist' },
      ...shippedCatalogue.mentors.slice(2),
      { ...shippedCatalogue.mentors[1], id: 900, designation: 'Palmist', courseType: 'Tarot' },
    ]);
  }
});

test('if both drafts change the same part, theirs wins until mine is chosen', () => {
  const theirs = changed(({ courses, webinars, mentors }) => {
    courses[0]!.newPrice = 8999;
    webinars[0]!.sessions = [{ ...session('mine'), seats: 8 }];
    mentors[0]!.designation = 'Palmist';
  });
  const { catalogue, conflicts } = rebase(shippedCatalogue, mine, theirs);
  const [teacher] = theirs.mentors;
  expect(conflicts).toMatchObject([
    { path: ['courses', '101', 'newPrice'], theirs: 8999, mine: 10_999 },
    { path: ['webinars', '201', 'sessions', 'mine'], theirs: { seats: 8 }, mine: { seats: 9 } },
    { path: ['mentors', String(teacher?.id)], item: teacher?.name, mine: undefined },
  ]);
  const { courses, ...others } = theirs;
  expect(catalogue).toMatchObject({ ...others, questions: mine.questions });
  expect(catalogue.courses[0]).toEqual(courses[0]);
  const chosen = conflicts.reduce(
    (result, conflict) => withValue(result, conflict.path, conflict.mine),
    catalogue,
  );
  expect(chosen).toEqual(mine);
});

test('a course that they removed is restored completely if mine is chosen', () => {
  const theirs = changed(({ courses }) => courses.shift());
  const { catalogue, conflicts } = rebase(shippedCatalogue, mine, theirs);
  expect(conflicts).toMatchObject([{ path: ['courses', '101'], theirs: undefined }]);
  const { courses } = withValue(catalogue, conflicts[0]!.path, conflicts[0]!.mine);
  expect(courses).toContainEqual(mine.courses[0]);
});
