import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './header-texts';

export const texts: InLanguage<typeof english> = {
  navigation: 'मुख्य',
  menu: 'मेन्यू',
  consultation: 'मुफ़्त सलाह',
  login: 'लॉग इन',
};
