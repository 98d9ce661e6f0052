import { refuseWeakPassword } from './passwords';

const asha = { name: 'Asha Rao', email: 'asha.rao77@example.com' };
const check = (password: string) => () => refuseWeakPassword('password', password, asha);

test.each([
  ['too short', 'a1b2c'],
  ['on the list of common ones', 'Sunshine1'],
  ['on the list, further down', 'password123'],
  ['one sign again and again', '77777777'],
  ['digits in a row', '2345678'],
  ['the name of the site', 'nakshank'],
  ['the name of the site with a year', 'Nakshank@2026'],
  ['a word of the trade', 'Astrology1'],
  ['the person’s name with digits', 'asha1994'],
  ['both names', 'AshaRao!!'],
  ['the mailbox', 'asha.rao77'],
  ['the e-mail', 'Asha.Rao77@example.com'],
])('%s is refused', (_name, password) => {
  expect(check(password)).toThrow(expect.objectContaining({ statusCode: 422 }));
});

test.each(['asha-password', 'moon-and-stars', 'k3f9qx', 'नवग्रह-शांति-पाठ'])(
  '%s is accepted',
  (password) => {
    expect(check(password)).not.toThrow();
  },
);
