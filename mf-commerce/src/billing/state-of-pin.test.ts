import { indianStates } from 'shared/model/catalogue';
import { stateOfPin } from './state-of-pin';

/** The head post office of a town in each State. */
const towns: Record<(typeof indianStates)[number], string> = {
  'Andaman and Nicobar Islands': '744101',
  'Andhra Pradesh': '530001',
  'Arunachal Pradesh': '791111',
  Assam: '781001',
  Bihar: '800001',
  Chandigarh: '160017',
  Chhattisgarh: '492001',
  'Dadra and Nagar Haveli': '396230',
  'Daman and Diu': '396210',
  Delhi: '110001',
  Goa: '403001',
  Gujarat: '380001',
  Haryana: '122001',
  'Himachal Pradesh': '171001',
  'Jammu and Kashmir': '190001',
  Jharkhand: '834001',
  Karnataka: '560001',
  Kerala: '695001',
  Ladakh: '194101',
  Lakshadweep: '682555',
  'Madhya Pradesh': '462001',
  Maharashtra: '400001',
  Manipur: '795001',
  Meghalaya: '793001',
  Mizoram: '796001',
  Nagaland: '797001',
  Odisha: '751001',
  Puducherry: '605001',
  Punjab: '141001',
  Rajasthan: '302001',
  Sikkim: '737101',
  'Tamil Nadu': '600001',
  Telangana: '500001',
  Tripura: '799001',
  'Uttar Pradesh': '226001',
  Uttarakhand: '248001',
  'West Bengal': '700001',
};

test.each(indianStates)('a town in %s is found by its PIN code', (state) => {
  expect(stateOfPin(towns[state])).toBe(state);
});

test.each([
  ['411 001', 'Maharashtra'],
  ['682001', 'Kerala'],
  ['822101', 'Bihar'],
  ['533001', 'Andhra Pradesh'],
  ['247667', ''],
  ['900056', ''],
  ['41100', ''],
  ['SW1A 1AA', ''],
  ['', ''],
])('the State of %j is %j', (zip, state) => {
  expect(stateOfPin(zip)).toBe(state);
});
