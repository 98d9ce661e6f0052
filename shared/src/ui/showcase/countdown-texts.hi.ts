import type { InLanguage } from '../../model/language';
import type { texts as english } from './countdown-texts';

export const texts: InLanguage<typeof english> = {
  days: 'दिन',
  hours: 'घंटे',
  minutes: 'मिनट',
  seconds: 'सेकंड',
};
