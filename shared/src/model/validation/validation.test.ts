import {
  atLeast,
  atMost,
  chosen,
  email,
  failures,
  filled,
  ifFilled,
  isRequired,
  same,
  tenDigits,
  isEmail,
  isFilled,
  isHttpUrl,
  isIndianMobile,
  isTenDigits,
  normalPhone,
} from './index';
import type { Check } from './index';

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
  expect(['', '  ', '\n', ' a '].map(isFilled)).toEqual([false, false, false, true]);
});

describe('failures', () => {
  interface Person {
    name: string;
    email: string;
  }
  const checks: Check<Person>[] = [
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
  ['9198765432', '9198765432'],
  ['0123456789', '0123456789'],
  ['12345678901', '12345678901'],
  ['+1 987 654 3210', '+1 987 654 3210'],
  [' 98765abcde ', '98765abcde'],
  ['', ''],
])('phone %j is the number %j', (text, number) => {
  expect(normalPhone(text)).toBe(number);
});

describe('words for rules', () => {
  interface Application {
    phone: string;
    site: string;
    password: string;
    again: string;
    cv: FileList;
    points: { text: string }[];
  }
  const checks: Check<Application>[] = [
    tenDigits('phone', 'Phone?'),
    ifFilled('site', isHttpUrl, 'Site?'),
    atLeast('password', 8, 'Short.'),
    atMost('password', 10, 'Long.'),
    same('again', 'password', 'Not the same.'),
    chosen('cv', 'CV?'),
    filled('points.*.text', 'Point?'),
  ];
  const application = { phone: '9876543210', site: '', password: '12345678', again: '12345678' };

  test('pass what they describe', () => {
    const complete = { ...application, cv: { length: 1 }, points: [{ text: 'One' }] };
    expect(failures<object>(checks as Check<object>[], complete)).toEqual([]);
  });

  test('name every field that fails, and each row of a list', () => {
    const wrong = {
      phone: '12',
      site: 'no address',
      password: '1',
      again: '2',
      points: [{ text: 'One' }, { text: ' ' }],
    };
    expect(failures<object>(checks as Check<object>[], wrong).map(({ field }) => field)).toEqual([
      'phone',
      'site',
      'password',
      'again',
      'cv',
      'points.1.text',
    ]);
  });

  test.each([
    ['phone', true],
    ['site', false],
    ['password', true],
    ['again', false],
    ['cv', true],
    ['points.4.text', true],
    ['points.4.other', false],
  ])('the field %s is required: %s', (field, required) => {
    expect(isRequired(checks, field)).toBe(required);
  });
});
