import { readableEmail, textForms } from './text-forms';

test.each([
  ['decomposed letters', 'Jose\u0301', 'José'],
  ['a nukta that Unicode writes as two', 'क\u095fा', 'कय\u093cा'],
  ['Tamil vowel signs in two parts', 'க\u0bc6\u0bbe', 'க\u0bca'],
  ['white space of every kind', ' Asha\u00a0\u3000\u2009Rao\n', 'Asha Rao'],
  ['a space around a zero width space', 'Asha \u200b Rao', 'Asha Rao'],
  ['a byte order mark, a soft hyphen and a word joiner', '\ufeffAs\u00adha\u2060', 'Asha'],
  ['direction marks', '\u202eAsha\u202c \u2067כהן\u2069', 'Asha כהן'],
  ['control characters', 'As\u0007ha', 'Asha'],
  ['a variation selector behind a letter', 'As\ufe0fha', 'Asha'],
  ['a joiner in a Latin name', 'As\u200dha', 'Asha'],
  ['an apostrophe', 'O’Brien', 'O’Brien'],
  ['nothing that can be seen', '\u200b\u2060 \u3164\u2800', ''],
])('a name loses what nobody sees: %s', (_what, typed, stored) => {
  expect(textForms.line(typed)).toBe(stored);
});

test.each([
  ['Hindi', 'क\u094d\u200dष'],
  ['Bengali', 'র\u200d\u09cdয'],
  ['old Malayalam', 'ന\u0d4d\u200d'],
  ['Sinhala', 'ශ\u0dca\u200dරී'],
  ['Persian', 'علی\u200cرضا'],
  ['an emoji', 'Asha ❤\ufe0f 👩\u200d🏫'],
  ['a Han variant', '辻\u{e0100}'],
])('a name keeps what spells it: %s', (_script, name) => {
  expect(textForms.line(name)).toBe(name);
});

test('a message keeps its lines and its joiners', () => {
  expect(textForms.lines(' Jose\u0301,\r\n\tक\u094d\u200dष\u0007\n')).toBe(
    'José,\r\n\tक\u094d\u200dष',
  );
});

test.each([
  ['Asha@example.com', 'Asha@example.com'],
  ['jose\u0301@example.com', 'jos\u00e9@example.com'],
  ['आशा@उदाहरण.भारत', 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['a@Bücher.de', 'a@xn--bcher-kva.de'],
  ['a@xn--bcher-kva.de', 'a@xn--bcher-kva.de'],
  ['\u2068asha@exam\u00adple.com\u2069', 'asha@example.com'],
  ['Asha Rao <asha@example.com>', 'asha@example.com'],
  ['mailto:asha@example.com?subject=Hi', 'asha@example.com'],
  ['asha@example.com.', 'asha@example.com'],
  ['ａｓｈａ＠example．com', 'asha@example.com'],
  ['not an address', 'not an address'],
])('the e-mail %j is kept as %j', (typed, stored) => {
  expect(textForms.email(typed)).toBe(stored);
});

test('a domain is shown in its letters', () => {
  expect(readableEmail('a@xn--bcher-kva.de')).toBe('a@bücher.de');
});

test.each([
  ['Your code is 123456.', '123456'],
  ['१२३ ४५६', '123456'],
  ['123\u00a0456', '123456'],
  ['12-34-56', '123456'],
  ['𝟙𝟚𝟛𝟜𝟝𝟞', '123456'],
  ['987654 is your code for 10 minutes', '987654'],
  ['12345', '12345'],
  ['1234567', '1234567'],
  ['k3f9q-x7wma', 'k3f9q-x7wma'],
])('the code %j is %j', (typed, code) => {
  expect(textForms.code(typed)).toBe(code);
});

test.each([
  ['110 001', '110001'],
  ['૧૧૦૦૦૧', '110001'],
  ['012-345', '012345'],
  ['SW1A  1AA', 'SW1A 1AA'],
])('the postcode %j is kept as %j', (typed, stored) => {
  expect(textForms.postcode(typed)).toBe(stored);
});

test('a new password is composed and does not end with the line break of a copy', () => {
  expect(textForms.password('mañana \n'.normalize('NFD'))).toBe('mañana ');
});
