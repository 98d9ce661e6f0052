import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './sharing-texts';

export const texts: InLanguage<typeof english> = {
  heading: 'ज्योतिष और अंक ज्योतिष, लाइव',
  school: 'मेंटर के साथ कोर्स और वेबिनार, हिन्दी और अंग्रेज़ी में',
  webinar: 'लाइव वेबिनार, हिन्दी और अंग्रेज़ी में',
};
