import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './certificate-texts';

export const texts: InLanguage<typeof english> = {
  fileTitle: (code) => `प्रमाणपत्र ${code}`,
  heading: 'कोर्स पूरा करने का प्रमाणपत्र',
  certifies: 'प्रमाणित किया जाता है कि',
  completed: 'ने यह कोर्स पूरा किया है',
  issued: (day) => `सभी अध्यायों के साथ; जारी करने की तारीख ${day}`,
  mentor: 'एस्ट्रो-गुरु',
  verify: (address) => `जाँचें: ${address}`,
};
