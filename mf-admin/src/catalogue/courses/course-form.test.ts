import { diff } from 'shared/model/catalogue-changes';
import { courseFields, flatFields } from 'shared/model/catalogue-fields';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { failures } from 'shared/model/validation';
import { courseList } from '../draft/draft-catalogue';
import { currentDraft, startFrom } from '../draft/draft-store';
import { valuesOf } from '../form/field-values';
import { freeAddress } from '../form/product-checks';
import { courseChecks, courseFrom, type CourseValues } from './course-form';

const chosen = (name: string) => [new File(['x'], name)];

startFrom({ version: 1, catalogue: shippedCatalogue });
const numerology = currentDraft().catalogue.courses[0] ?? null;

/** Everything a new course needs. */
const filled: CourseValues = {
  ...valuesOf(courseFields, numerology),
  image: chosen('x.png'),
  ytThumbnail: chosen('video.png'),
  syllabus: chosen('syllabus.pdf'),
  tutor: { ...valuesOf(courseFields, numerology).tutor, tutorImg: chosen('tutor.png') },
};

const messages = (values: CourseValues) =>
  failures(courseChecks(null), values).map(({ message }) => message);

test('a complete course passes', () => {
  expect(messages(filled)).toEqual([]);
});

const optional = flatFields(courseFields).flatMap(({ name, optional }) => (optional ? [name] : []));
const texts = Object.entries(valuesOf(courseFields, null)).flatMap(([name, value]) =>
  typeof value === 'string' && !optional.includes(name) ? [name] : [],
);

test.each(texts)('if %s is missing, the message names the field', (field) => {
  expect(messages({ ...filled, [field]: ' ' })).toEqual([`Please fill the ${field} field.`]);
});

test('subtitle and tutor duration may stay empty', () => {
  const values = { ...filled, subtitle: '', tutor: { ...filled.tutor, duration: '' } };
  expect(messages(values)).toEqual([]);
  expect(courseFrom(values, null).tutor[0]?.duration).toBe(0);
  expect(
    valuesOf(courseFields, { ...numerology!, ...courseFrom(values, null) }).tutor.duration,
  ).toBe('');
});

test.each(['youtube', 'www.youtube.com/watch', 'javascript:alert(1)'])(
  'the video %s is refused',
  (ytVideo) => {
    expect(messages({ ...filled, ytVideo })).toEqual(['Please enter a valid YouTube URL.']);
  },
);

const filesMissing = 'Please upload all required files (images/pdf).';

test.each(['image', 'ytThumbnail', 'syllabus'])('the file %s is required', (field) => {
  expect(messages({ ...filled, [field]: [] })).toEqual([filesMissing]);
});

test('the tutor image is required', () => {
  expect(messages({ ...filled, tutor: { ...filled.tutor, tutorImg: [] } })).toEqual([filesMissing]);
});

test('an edited course keeps its files', () => {
  const values = valuesOf(courseFields, numerology);
  expect(failures(courseChecks(numerology), values)).toEqual([]);
  expect(courseFrom(values, numerology)).toMatchObject({
    image: numerology?.image,
    ytThumbnail: numerology?.ytThumbnail,
    syllabus: numerology?.syllabus,
  });
});

test('the syllabus in Hindi may be missing, and is kept when the course is edited', () => {
  const present = { ...numerology!, hi: { ...numerology!.hi, syllabus: '/syllabus/hindi.pdf' } };
  expect(courseFrom(filled, null).hi?.syllabus).toBeUndefined();
  expect(courseFrom(valuesOf(courseFields, present), present).hi?.syllabus).toBe(
    '/syllabus/hindi.pdf',
  );
  const values = valuesOf(courseFields, present);
  const changed = { ...values, hi: { ...values.hi, syllabus: chosen('newer.pdf') } };
  expect(courseFrom(changed, present).hi?.syllabus).toBe('/syllabus/newer.pdf');
});

const tutorTexts = Object.entries(valuesOf(courseFields, null).tutor).flatMap(([name, value]) =>
  typeof value === 'string' && !['duration', 'credentials'].includes(name) ? [name] : [],
);

test.each(tutorTexts)('the tutor %s is required', (field) => {
  expect(messages({ ...filled, tutor: { ...filled.tutor, [field]: '' } })).toEqual([
    'Please fill all tutor details.',
  ]);
});

test('a blank outcome is reported with its position', () => {
  const values = { ...filled, learnLi: ['Read a chart', ' '] };
  expect(failures(courseChecks(null), values)).toEqual([
    { field: 'learnLi.1', message: 'All learning outcomes must be filled.' },
  ]);
});

test('the first message follows the order of the rules', () => {
  expect(messages({ ...filled, learnLi: [''], image: [], ytVideo: 'x', title: '' })[0]).toBe(
    'Please fill the title field.',
  );
});

test('the saved course has the field names of the catalogue', () => {
  expect(courseFrom({ ...filled, rating: '4.7', courseDescription: 'Live' }, null)).toMatchObject({
    courseRating: 4.7,
    courseDescription: [{ para: 'Live' }],
    image: 'x.png',
    ytThumbnail: '/images/video.png',
    tutor: [{ name: 'Ritu Khandelwal', certificate: 'Yes', tutorImg: '/images/tutor.png' }],
    oldPrice: 25000,
    newPrice: 9999,
    startDate: '2025-08-01',
  });
});

test('Hindi texts are kept; a description in Hindi follows the form until the course is published', () => {
  const values = valuesOf(courseFields, numerology);
  expect(courseFrom(values, numerology, true).hi).toEqual(numerology?.hi);
  expect(courseFrom(values, numerology, true).tutor[0]?.hi).toEqual(numerology?.tutor[0]?.hi);
  expect(courseFrom(values, null).hi?.description).toBe(values.hi.unlockPowerDesc);
  const { hi: none } = valuesOf(courseFields, null);
  expect(courseFrom({ ...values, hi: none }, null).hi).toBeUndefined();
});

test('paragraphs in Hindi are separated by empty lines, and need not be as many', () => {
  const values = valuesOf(courseFields, numerology);
  const hi = { ...values.hi, courseDescription: 'एक\n\nदो\n' };
  expect(courseFrom({ ...values, hi }, numerology).hi?.courseDescription).toEqual([
    { para: 'एक' },
    { para: 'दो' },
  ]);
});

test('two courses have no URL title in common, however it is typed', () => {
  const given = { ...filled, urlTitle: ' Numerology Course' };
  expect(failures([freeAddress(courseList, null)], given)).toEqual([
    { field: 'urlTitle', message: 'Another one has this URL title already.' },
  ]);
  expect(failures([freeAddress(courseList, numerology)], given)).toEqual([]);
});

test('a course that is saved as it was is no change', () => {
  const [first, ...others] = shippedCatalogue.courses;
  const saved = courseFrom(valuesOf(courseFields, first), first ?? null, true);
  const courses = [{ id: 101, ...saved }, ...others];
  expect(diff(shippedCatalogue, { ...shippedCatalogue, courses })).toEqual([]);
});
