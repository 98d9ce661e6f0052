import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './user-menu-texts';

export const texts: InLanguage<typeof english> = {
  yourAccount: ', आपका खाता',
  dashboard: 'डैशबोर्ड',
  myCourses: 'मेरे कोर्स',
  myWebinars: 'मेरे वेबिनार',
  logout: 'लॉग आउट',
};
