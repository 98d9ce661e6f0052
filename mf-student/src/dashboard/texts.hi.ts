import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  menu: 'मेन्यू',
  skipMenu: 'मेन्यू छोड़कर आगे जाएँ',
  dashboard: 'डैशबोर्ड',
  orders: 'आपके ऑर्डर',
  logout: 'लॉग आउट',
};
