import { likelyEmail } from './likely-email';

test.each([
  ['meena@gmial.com', 'meena@gmail.com'],
  ['meena@gmail.con', 'meena@gmail.com'],
  ['meena@gmail.co', 'meena@gmail.com'],
  ['meena@gmaill.com', 'meena@gmail.com'],
  [' M.S@Gmal.com ', 'M.S@gmail.com'],
  ['a@yaho.co.in', 'a@yahoo.co.in'],
  ['a@redifmail.com', 'a@rediffmail.com'],
  ['a@hotmial.com', 'a@hotmail.com'],
])('%s was meant as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each([
  ...['a@gmail.com', 'a@GMAIL.com', 'a@mail.com', 'a@ymail.com', 'a@yahoo.co.uk'],
  ...['a@example.com', 'a@gmx.com', 'gmial.com', '@gmial.com', 'a@', ''],
])('%j is left alone', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
