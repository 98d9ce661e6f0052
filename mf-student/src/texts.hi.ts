import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  dashboard: 'आपका डैशबोर्ड',
  overview: 'एक नज़र में',
  explore: 'कोर्स देखें',
  exploreLink: 'कोर्स देखें',
  courses: 'मेरे कोर्स',
  coursesLink: 'मेरे कोर्स',
  webinars: 'मेरे वेबिनार',
  webinarsLink: 'मेरे वेबिनार',
  courseClassroom: 'क्लासरूम',
  webinarClassroom: 'आपका वेबिनार',
  profile: 'आपकी प्रोफ़ाइल',
  profileLink: 'प्रोफ़ाइल',
  orders: 'आपके ऑर्डर',
  messages: 'संदेश',
  stopReminders: 'क्लास की याद दिलाने वाले संदेश',
  objection: 'आपका ईमेल',
  promise: 'आपकी तारीख',
  teacherGroup: 'क्लास में कौन है',
  withdrawConsent: 'आपकी सहमतियाँ',
};
