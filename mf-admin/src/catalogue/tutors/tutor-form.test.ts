import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { failures } from 'shared/model/validation';
import { currentDraft, startFrom } from '../draft/draft-store';
import { tutorChecks, tutorFrom, tutorValues, type TutorValues } from './tutor-form';

startFrom({ version: 1, catalogue: shippedCatalogue });
const first = currentDraft().catalogue.mentors[0] ?? null;

const filled: TutorValues = {
  ...tutorValues(first),
  image: [new File(['x'], 'ritu.png')],
};

const messages = (values: TutorValues) =>
  failures(tutorChecks(null), values).map(({ message }) => message);

test('a complete tutor passes', () => {
  expect(messages(filled)).toEqual([]);
});

const required = Object.keys(tutorValues(null)).filter((name) => name !== 'hi');

test.each(required)('if %s is missing, the message names the field', (field) => {
  const empty = field === 'image' ? [] : '';
  expect(messages({ ...filled, [field]: empty })).toEqual([`Please fill the ${field} field.`]);
});

test('an invalid globe link is refused', () => {
  expect(messages({ ...filled, globe: 'article' })).toEqual([
    'Please enter a valid URL in Globe field.',
  ]);
});

test('a new tutor has no launched course', () => {
  expect(tutorValues(null).courseLaunched).toBe('no');
});

test('the picture is stored as a path under /images', () => {
  expect(tutorFrom(filled, null).image).toBe('/images/ritu.png');
  expect(tutorFrom(tutorValues(first), first).image).toBe(first?.image);
});

test('the texts in Hindi are optional', () => {
  expect(tutorFrom(filled, first).hi).toEqual(first?.hi);
  const hi = { designation: ' ', courseType: ' टैरो ' };
  expect(messages({ ...filled, hi })).toEqual([]);
  expect(tutorFrom({ ...filled, hi }, first).hi).toEqual({ courseType: 'टैरो' });
  expect(tutorFrom({ ...filled, hi: tutorValues(null).hi }, first).hi).toBeUndefined();
});
