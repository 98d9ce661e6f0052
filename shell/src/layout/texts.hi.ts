import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const footerTexts: InLanguage<typeof english.footerTexts> = {
  headline: 'ज्योतिष का गौरव लौटाएँ',
  explore: 'साइट पर',
  support: 'मदद',
  career: 'करियर',
  followUs: 'हमसे जुड़ें',
  talkToUs: 'हमसे बात करें',
  copyright: (site, company) => `© 2025 ${site}, ${company} की पहल। सभी अधिकार सुरक्षित।`,
  cin: (number) => `CIN ${number}`,
  gstin: (number) => `GSTIN ${number}`,
};

export const headerTexts: InLanguage<typeof english.headerTexts> = {
  navigation: 'मुख्य',
  menu: 'मेन्यू',
  consultation: 'मुफ़्त सलाह',
  login: 'लॉग इन',
  skipToPage: 'सीधे पेज पर जाएँ',
  cart: 'कार्ट',
  items: (count) => (count === 1 ? ' चीज़' : ' चीज़ें'),
  yourAccount: ', आपका खाता',
  dashboard: 'डैशबोर्ड',
  myCourses: 'मेरे कोर्स',
  myWebinars: 'मेरे वेबिनार',
  logout: 'लॉग आउट',
};

export const newsletterTexts: InLanguage<typeof english.newsletterTexts> = {
  heading: 'हमारी नई खबरें पाएँ',
  form: 'न्यूज़लेटर',
  name: 'नाम',
  email: 'ईमेल',
  signUp: 'जुड़ें',
  signingUp: 'जोड़ा जा रहा है…',
};
