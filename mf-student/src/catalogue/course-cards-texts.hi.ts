import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './course-cards-texts';

export const texts: InLanguage<typeof english> = {
  loading: 'कोर्स लोड हो रहे हैं…',
  enrolled: 'दाखिला हो चुका है',
  toMyCourses: 'मेरे कोर्स में जाएँ',
};
