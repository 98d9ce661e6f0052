import { isGstin, normalGstin } from './gstin';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is a GSTIN', (number) => {
  expect(isGstin(number)).toBe(true);
  expect(isGstin(normalGstin(` ${number.toLowerCase().replace('z', ' z')} `))).toBe(true);
});

test.each([
  ['a wrong check digit', '27AAPFU0939F1ZW'],
  ['two signs exchanged', '27APAFU0939F1ZV'],
  ['another State', '29AAPFU0939F1ZV'],
  ['a sign too few', '27AAPFU0939F1Z'],
  ['small letters', '27aapfu0939f1zv'],
  ['nothing', ''],
])('with %s it is none', (_what, number) => {
  expect(isGstin(number)).toBe(false);
});
