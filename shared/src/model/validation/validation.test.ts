import {
  failures,
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
    { field: 'name', message: 'Name?', passes: ({ name }) => isFilled(name) },
    { field: 'email', message: 'E-mail?', passes: ({ email }) => isFilled(email) },
    { field: 'email', message: 'E-mail shape?', passes: ({ email }) => isEmail(email) },
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
