import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './places-list-texts';

export const texts: InLanguage<typeof english> = {
  list: 'आपको क्या मिलेगा',
  taught: (teacher, language) => `${teacher} के साथ, ${language} में`,
  taughtIn: (language) => `${language} में`,
  bothLanguages: 'हिन्दी और अंग्रेज़ी',
};
