import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from 'node-shared/files';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { remoteNames, root } from '../units/units';

const { courses, webinars } = shippedCatalogue;

/** What only the catalogue says: words, people and figures of one product. */
const words = [
  ...courses.flatMap((course) => [
    ...[course, course.hi].flatMap((texts) => [
      ...(texts?.materials ?? []),
      ...(texts?.learnLi ?? []),
      texts?.lessonTitle,
      texts?.subtitle,
      texts?.unlockPowerTitle,
    ]),
    ...course.tutor.flatMap(({ name, credentials = [], hi }) => [
      name,
      ...credentials,
      ...(hi?.credentials ?? []),
    ]),
    ...course.modules.map(({ practice }) => practice),
    ...course.StudentTestimonial.map(({ name }) => name),
    `${course.lectureHours}+ hours`,
    `${course.lectureHours}+ घंटे`,
    `${course.months} months`,
    `${course.months} महीने`,
  ]),
  ...webinars.flatMap(({ webinarTestimonials, ...webinar }) => [
    webinar.webinarAgendaTitle,
    webinar.webinarHerot1,
    ...webinar.webinarLearnPoints,
    ...webinarTestimonials.map(({ name }) => name),
  ]),
].filter((text) => text !== undefined);

const figures = courses.flatMap(({ oldPrice, newPrice, ...course }) =>
  [oldPrice, newPrice, course.advertisedPrice, course.studentPrice].map(
    (figure) => new RegExp(`\\b${String(figure).replace(/\B(?=\d{3}$)/, '[,_]?')}\\b`),
  ),
);

/** What the school says of itself, on its own page. */
const ofTheSchool = /^mf-marketing\/src\/about\/texts(\.hi)?\.tsx$/;

const claimsIn = (code: string): string[] => [
  ...words.filter((text) => code.includes(text)),
  ...figures.flatMap((figure) => figure.exec(code)?.[0] ?? []),
];

test.each(['shell', ...remoteNames])('%s states nothing about one product', (unit) => {
  const files = filesBelow(join(root, unit, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => `${unit}/src/${file}`)
    .filter((file) => !ofTheSchool.test(file));
  const found = files.flatMap((file) =>
    claimsIn(readFileSync(join(root, file), 'utf8')).map((claim) => `${file}: ${claim}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['const was = 24_999;', '24_999'],
  ['Was ₹24,999', '24,999'],
  ["'3-4 months'", '3-4 months'],
  ['Ritu Khandelwal', 'Ritu Khandelwal'],
])('%s is found', (code, claim) => {
  expect(claimsIn(code)).toContain(claim);
});
