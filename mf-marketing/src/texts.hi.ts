import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  section: 'कोर्स और वेबिनार',
  home: 'होम',
  aboutUs: 'हमारे बारे में',
  about: 'हमारे बारे में',
  contact: 'संपर्क',
  contactUs: 'संपर्क करें',
  becomeTutor: 'एस्ट्रो-गुरु बनें',
  applyAsTutor: 'एस्ट्रो-गुरु के लिए आवेदन',
  courses: 'कोर्स',
  course: 'कोर्स',
  liveWebinars: 'लाइव वेबिनार',
  webinars: 'वेबिनार',
  webinar: 'वेबिनार',
  privacyPolicy: 'गोपनीयता नीति',
  privacyPolicyLink: 'गोपनीयता नीति',
  termsOfService: 'सेवा की शर्तें',
  termsOfServiceLink: 'सेवा की शर्तें',
  refundPolicy: 'पैसे वापसी की नीति',
  refundPolicyLink: 'पैसे वापसी की नीति',
  certificate: 'प्रमाणपत्र',
};

export const structuredDataTexts: InLanguage<typeof english.structuredDataTexts> = {
  home: 'होम',
};
