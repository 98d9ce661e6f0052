import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './title-search-texts';

const names = { course: 'कोर्स', webinar: 'वेबिनार' };

export const texts: InLanguage<typeof english> = {
  noMatch: (what, search) => `“${search}” नाम का कोई ${names[what]} नहीं मिला`,
  shorterWord: 'नाम का कोई छोटा शब्द लिखकर देखें।',
  showAll: 'सभी दिखाएँ',
};
