import { indianStates } from './states';

/** The choice of a buyer who lives in none of them. */
export const OUTSIDE_INDIA = 'Outside India';

/** The choices for the State of a buyer. */
export const buyerStates = [...indianStates, OUTSIDE_INDIA] as const;
export type BuyerState = (typeof buyerStates)[number];

/** The two digits of each State on tax documents. Two territories were joined in 2020 and share theirs. */
const stateCodes: Record<BuyerState, string> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli': '26',
  'Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
  [OUTSIDE_INDIA]: '96',
};

/** One of the choices, as it is written in a request. */
export const isBuyerState = (text: string): text is BuyerState =>
  buyerStates.some((state) => state === text);

/** The two digits of a State; 96 outside India. */
export const stateCode = (state: BuyerState): string => stateCodes[state];

/** The States with these two digits. */
export const statesOfCode = (code: string): BuyerState[] =>
  buyerStates.filter((state) => stateCodes[state] === code);

/** The name of the State with these two digits; the digits themselves if there is none. */
export const stateOfCode = (code: string): string => statesOfCode(code).join(' and ') || code;
