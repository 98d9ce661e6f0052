import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  list: 'आपको क्या मिलेगा',
  taught: (teacher, language) => `${teacher} के साथ, ${language} में`,
  taughtIn: (language) => `${language} में`,
  bothLanguages: 'हिन्दी और अंग्रेज़ी',
  quantity: (course) => `${course} की संख्या`,
  decrease: (course) => `${course} की संख्या घटाएँ`,
  increase: (course) => `${course} की संख्या बढ़ाएँ`,
  onlyForYou: (places) => `${places} सीटें। सिर्फ़ आपके लिए?`,
  takeOnly: (places) => `सिर्फ़ ${places} रखें`,
};
