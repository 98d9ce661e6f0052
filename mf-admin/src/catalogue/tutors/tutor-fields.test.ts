import { tutorFields } from 'shared/model/catalogue-fields';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';
import { failures } from 'shared/model/validation';
import { currentDraft, startFrom } from '../draft/draft-store';
import { checksOf } from '../form/field-checks';
import { itemFrom, valuesOf, type ValuesOf } from '../form/field-values';

startFrom({ version: 1, catalogue: shippedCatalogue });
const first = currentDraft().catalogue.mentors[0] ?? null;

const filled: ValuesOf<typeof tutorFields> = {
  ...valuesOf(tutorFields, first),
  image: [new File(['x'], 'ritu.png')],
};

const messages = (values: ValuesOf<typeof tutorFields>) =>
  failures(checksOf(tutorFields, null), values).map(({ message }) => message);

test('a complete tutor passes', () => {
  expect(messages(filled)).toEqual([]);
});

const required = Object.keys(valuesOf(tutorFields, null)).filter((name) => name !== 'hi');

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
  expect(valuesOf(tutorFields, null).courseLaunched).toBe('no');
});

test('the picture is stored as a path under /images', () => {
  expect(itemFrom(tutorFields, filled, null).image).toBe('/images/ritu.png');
  expect(itemFrom(tutorFields, valuesOf(tutorFields, first), first).image).toBe(first?.image);
});

test('the texts in Hindi are optional', () => {
  expect(itemFrom(tutorFields, filled, first).hi).toEqual(first?.hi);
  const hi = { designation: ' ', courseType: ' टैरो ' };
  expect(messages({ ...filled, hi })).toEqual([]);
  expect(itemFrom(tutorFields, { ...filled, hi }, first).hi).toEqual({ courseType: 'टैरो' });
  expect(
    itemFrom(tutorFields, { ...filled, hi: valuesOf(tutorFields, null).hi }, first).hi,
  ).toBeUndefined();
});
