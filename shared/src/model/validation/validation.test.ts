import {
  atLeast,
  atMost,
  chosen,
  email,
  failures,
  filled,
  httpUrl,
  ifFilled,
  indianMobile,
  isEmail,
  isFilled,
  isHttpUrl,
  isIndianMobile,
  isRequired,
  isTenDigits,
  matches,
  normalPhone,
  rows,
  sameAs,
  tenDigits,
  valueAt,
  withValueAt,
  type Check,
  type Checks,
} from './index';

test.each([
  ['asha@example.com', true],
  ['a.b+c@mail.example.co.in', true],
  ['आशा@उदाहरण.भारत', true],
  ['', false],
  ['asha', false],
  ['asha@example', false],
  ['@example.com', false],
  ['asha@.', false],
  ['asha@ex ample.com', false],
  ['asha rao@example.com', false],
  ['asha@@example.com', false],
  [' asha@example.com', false],
  ['asha@example.com ', false],
])('e-mail %j: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['9876543210', true, true],
  ['6000000000', true, true],
  ['5876543210', true, false],
  ['0123456789', true, false],
  ['987654321', false, false],
  ['98765432101', false, false],
  ['+919876543210', false, false],
  ['98765 43210', false, false],
  ['98765abcde', false, false],
  ['', false, false],
  ['9876543210\n', false, false],
])('phone %j: ten digits %s, Indian mobile %s', (text, tenDigits, indianMobile) => {
  expect(isTenDigits(text)).toBe(tenDigits);
  expect(isIndianMobile(text)).toBe(indianMobile);
});

test.each([
  ['https://www.youtube.com/watch?v=abc', true],
  ['http://example.com', true],
  ['HTTPS://EXAMPLE.COM', true],
  ['ftp://example.com', false],
  ['javascript:alert(1)', false],
  ['www.example.com', false],
  ['https://', false],
  ['https:example.com', false],
  ['https://exa mple.com', false],
  ['see https://example.com', false],
  ['', false],
])('address %j: %s', (text, expected) => {
  expect(isHttpUrl(text)).toBe(expected);
});

test('white space alone does not fill a field', () => {
  expect(['', '  ', '\n', '\u200b\u2060', ' a '].map(isFilled)).toEqual([
    ...[false, false, false, false, true],
  ]);
});

describe('failures', () => {
  interface Person {
    name: string;
    email: string;
  }
  const checks: Checks<Person> = [
    filled('name', 'Name?'),
    filled('email', 'E-mail?'),
    email('email', 'E-mail shape?'),
  ];

  test('are in the order of the checks, only the first of each field', () => {
    expect(failures(checks, { name: '', email: '' })).toEqual([
      { field: 'name', message: 'Name?' },
      { field: 'email', message: 'E-mail?' },
    ]);
  });

  test('name the check that failed', () => {
    expect(failures(checks, { name: 'Asha', email: 'asha' })).toEqual([
      { field: 'email', message: 'E-mail shape?' },
    ]);
  });

  test('are empty if all checks pass', () => {
    expect(failures(checks, { name: 'Asha', email: 'asha@example.com' })).toEqual([]);
  });
});

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+91-98765-43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['+91 098765 43210', '9876543210'],
  ['98765-43210', '9876543210'],
  ['(98765) 43210', '9876543210'],
  ['\u202a+91\u00a098765\u00a043210\u202c', '9876543210'],
  ['\u2068+91 98765\u200b43210\u2069', '9876543210'],
  ['98765\ufe0d 43210\u3164', '9876543210'],
  ['98765\u00ad43\ufe0d210', '9876543210'],
  ['98765\u221243210', '9876543210'],
  ['98765\u3000\u201243210', '9876543210'],
  ['9\ufe0f\u20e3876543210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['\uff0b９１ ９８７６５ ４３２１０', '9876543210'],
  ['𝟗𝟠𝟩𝟲𝟻432𝟷𝟶', '9876543210'],
  ['tel:+91-98765-43210', '9876543210'],
  ['+91 +91 98765 43210', '9876543210'],
  ['9876543210 ext 12', '9876543210 ext 12'],
  ['9876543210, 9876543211', '9876543210, 9876543211'],
  ['9198765432', '9198765432'],
  ['0123456789', '0123456789'],
  ['12345678901', '12345678901'],
  ['+1 987 654 3210', '+1 987 654 3210'],
  [' 98765abcde ', '98765abcde'],
  ['', ''],
])('phone %j is the number %j', (text, number) => {
  expect(normalPhone(text)).toBe(number);
});

const files = (count: number) => Array.from({ length: count }, () => new File([], 'cv.pdf'));

test.each<[string, Check<{ given: string; other: string; files: File[] }>, object, boolean]>([
  ['filled', filled('given', ''), { given: ' ' }, false],
  ['filled', filled('given', ''), { given: 'a' }, true],
  ['email', email('given', ''), { given: ' asha@example.com ' }, true],
  ['email', email('given', ''), { given: '' }, false],
  ['email', email('given', ''), { given: '\u2068Asha <asha@example.com>\u2069' }, true],
  ['sameAs', sameAs('given', 'other', ''), { given: '\u00e9', other: 'e\u0301' }, true],
  ['tenDigits', tenDigits('given', ''), { given: '1234567890' }, true],
  ['indianMobile', indianMobile('given', ''), { given: '1234567890' }, false],
  ['httpUrl', httpUrl('given', ''), { given: 'ftp://example.com' }, false],
  ['ifFilled', ifFilled(httpUrl('given', '')), { given: ' ' }, true],
  ['ifFilled', ifFilled(httpUrl('given', '')), { given: 'ftp://example.com' }, false],
  ['matches', matches('given', /^\d{6}$/, ''), { given: ' 123456 ' }, true],
  ['atLeast', atLeast('given', 2, ''), { given: 'a' }, false],
  ['atLeast', atLeast('given', 2, ''), { given: '  ' }, true],
  ['atMost', atMost('given', 2, ''), { given: 'abc' }, false],
  ['sameAs', sameAs('given', 'other', ''), { given: 'a', other: 'b' }, false],
  ['sameAs', sameAs('given', 'other', ''), { given: 'a', other: 'a' }, true],
  ['chosen', chosen('files', ''), { files: files(0) }, false],
  ['chosen', chosen('files', ''), { files: files(1) }, true],
])('the check %s (%#)', (_word, check, given, passes) => {
  expect(check.passes({ given: '', other: '', files: [], ...given })).toBe(passes);
});

describe('checks of nested fields and of rows', () => {
  interface Course {
    tutor: { name: string };
    outcomes: string[];
    batches: { day: string }[];
  }
  const checks: Checks<Course> = [
    filled('tutor.name', 'Tutor?'),
    rows('outcomes', (number) => [filled('', `Outcome ${number}?`)]),
    rows('batches', (number) => [filled('day', `Batch ${number}?`)]),
  ];

  test('fail under the path of the control', () => {
    const course = { tutor: { name: '' }, outcomes: ['a', ''], batches: [{ day: '' }] };
    expect(failures(checks, course)).toEqual([
      { field: 'tutor.name', message: 'Tutor?' },
      { field: 'outcomes.1', message: 'Outcome 2?' },
      { field: 'batches.0.day', message: 'Batch 1?' },
    ]);
  });

  test('make their fields required', () => {
    const names = ['tutor.name', 'tutor.age', 'outcomes.7', 'batches.0.day', 'batches.0.link'];
    expect(names.filter((name) => isRequired(checks, name))).toEqual([
      'tutor.name',
      'outcomes.7',
      'batches.0.day',
    ]);
  });

  test('are typed by the values', () => {
    const wrong: Checks<Course>[] = [
      // @ts-expect-error there is no such field
      [filled('title', '')],
      // @ts-expect-error the field is no text
      [filled('tutor', '')],
      // @ts-expect-error a row has no such field
      [rows('batches', () => [filled('hour', '')])],
    ];
    expect(wrong).toHaveLength(3);
  });
});

test('a value is read and replaced by its path', () => {
  const values = { tutor: { name: 'Asha' }, batches: [{ day: 'a' }] };
  expect(valueAt(values, 'batches.0.day')).toBe('a');
  expect(valueAt(values, 'batches.1.day')).toBeUndefined();
  expect(withValueAt(values, 'batches.1.day', 'b')).toEqual({
    ...values,
    batches: [{ day: 'a' }, { day: 'b' }],
  });
  expect(values.batches).toHaveLength(1);
});
