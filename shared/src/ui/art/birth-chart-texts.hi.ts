import type { InLanguage } from '../../model/language';
import type { texts as english } from './birth-chart-texts';

export const texts: InLanguage<typeof english> = {
  sun: 'सू',
  moon: 'चं',
  mars: 'मं',
  mercury: 'बु',
  jupiter: 'गु',
  venus: 'शु',
  saturn: 'श',
  rahu: 'रा',
  ketu: 'के',
};
