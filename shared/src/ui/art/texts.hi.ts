import type { InLanguage } from '../../model/language';
import type * as english from './texts';

export const birthChartTexts: InLanguage<typeof english.birthChartTexts> = {
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
