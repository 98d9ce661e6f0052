import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from 'shared/model/language';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';

const { courses, webinars, mentors } = shippedCatalogue;

const fileOf = (address: string) =>
  readFileSync(path.join(__dirname, '../../../mf-marketing/public', address));

const pictures = new Set([
  ...courses.map(({ image }) => image),
  ...webinars.map(({ cardIntroimage }) => cardIntroimage),
  ...mentors.map(({ image }) => image),
  ...courses.flatMap(({ ytThumbnail, tutor, StudentTestimonial }) => [
    ytThumbnail,
    ...tutor.map(({ tutorImg }) => tutorImg),
    ...StudentTestimonial.map(({ img }) => img),
  ]),
  ...webinars.flatMap(({ ytThumbnail, webinarTestimonials }) => [
    ytThumbnail,
    ...webinarTestimonials.map(({ img }) => img),
  ]),
]);

test.each([...pictures])('the picture %s exists', (address) => {
  expect(fileOf(address).length).toBeGreaterThan(0);
});

test.each(courses.flatMap(({ syllabus, hi }) => [syllabus, hi?.syllabus ?? '']))(
  '%s is a small PDF of several pages',
  (address) => {
    const file = fileOf(address);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
    expect(file.length).toBeLessThan(120_000);
  },
);

const sharingPictures = languages.flatMap(({ prefix }) =>
  ['home', ...[...courses, ...webinars].map(({ urlTitle }) => urlTitle)].map(
    (name) => `/og${prefix}/${name}.png`,
  ),
);

test.each(sharingPictures)('%s is a small picture for shared links, 1200 by 630', (address) => {
  const file = fileOf(address);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThan(60_000);
});

test('the icon of the browser tab is a small SVG', () => {
  const icon = readFileSync(path.join(__dirname, '../../../shell/public/favicon.svg'));
  expect(icon.toString()).toMatch(/^<svg /);
  expect(icon.length).toBeLessThan(1000);
});
