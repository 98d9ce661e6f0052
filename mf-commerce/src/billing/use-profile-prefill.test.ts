import { splitName } from './use-profile-prefill';

test.each([
  ['Asha Verma', 'Asha', 'Verma'],
  ['  Asha   Devi Verma ', 'Asha Devi', 'Verma'],
  ['Asha', 'Asha', ''],
  ['', '', ''],
])('the name %j is split into %j and %j', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});
