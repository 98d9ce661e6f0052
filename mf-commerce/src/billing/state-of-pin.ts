import type { BuyerState } from 'shared/model/catalogue';

/**
 * The first digits of the PIN codes of each State (India Post). Districts that use the digits of their
 * neighbour have longer ones. Those that two States share, such as 244 and 247, are left out.
 */
const pinDigits: Partial<Record<BuyerState, string>> = {
  Delhi: '11',
  Haryana: '12 13',
  Punjab: '14 15 16',
  Chandigarh: '160',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 19',
  Ladakh: '194',
  'Uttar Pradesh': '20 21 22 23 240 241 242 243 245 25 260 261 27 28',
  Uttarakhand: '248 249 263',
  Rajasthan: '30 31 32 33 34',
  Gujarat: '36 37 38 39',
  'Dadra and Nagar Haveli': '39623 39624',
  'Daman and Diu': '36252 39621 39622',
  Maharashtra: '40 41 42 43 44',
  Goa: '403',
  'Madhya Pradesh': '45 46 47 48',
  Chhattisgarh: '49',
  Telangana: '50',
  'Andhra Pradesh': '51 52 53',
  Karnataka: '56 57 58 59',
  'Tamil Nadu': '60 61 62 63 64',
  Puducherry: '533464 6050 60960 673310',
  Kerala: '67 68 69',
  Lakshadweep: '68255',
  'West Bengal': '70 71 72 73 74',
  Sikkim: '737',
  'Andaman and Nicobar Islands': '744',
  Odisha: '75 76 77',
  Assam: '78',
  'Arunachal Pradesh': '790 791 792',
  Meghalaya: '793 794',
  Manipur: '795',
  Mizoram: '796',
  Nagaland: '797 798',
  Tripura: '799',
  Bihar: '80 811 812 813 821 822 823 824 84 85',
  Jharkhand: '814 815 816 825 826 827 828 829 83',
};

/** The State of a PIN code of six digits; empty if it is not clear or the text is no PIN code. */
export function stateOfPin(zip: string): BuyerState | '' {
  const pin = zip.replace(/\s/g, '');
  if (!/^\d{6}$/.test(pin)) return '';
  let found: BuyerState | '' = '';
  let length = 0;
  for (const [state, starts] of Object.entries(pinDigits)) {
    for (const start of starts.split(' ')) {
      if (start.length <= length || !pin.startsWith(start)) continue;
      // `Object.entries` returns the keys as plain strings.
      found = state as BuyerState;
      ({ length } = start);
    }
  }
  return found;
}
