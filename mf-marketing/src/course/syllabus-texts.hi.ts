import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './syllabus-texts';

export const texts: InLanguage<typeof english> = {
  download: 'पूरा पाठ्यक्रम डाउनलोड करें',
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  sending: 'भेजा जा रहा है…',
  send: 'मुझे पाठ्यक्रम भेजें',
};
