import { splitName } from './use-profile-prefill';

test.each([
  ['Asha Verma', 'Asha', 'Verma'],
  ['  Asha   Devi Verma ', 'Asha Devi', 'Verma'],
  ['Asha', 'Asha', ''],
  ['', '', ''],
])('%j is %j and %j', (name, first_name, last_name) => {
  expect(splitName(name)).toEqual({ first_name, last_name });
});
