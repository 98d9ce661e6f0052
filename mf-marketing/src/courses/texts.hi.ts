import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  courses: 'कोर्स',
  description:
    'हमारे सभी कोर्स यहाँ जल्द आ रहे हैं: ज्योतिष और अंक ज्योतिष, मेंटर के साथ लाइव, हिन्दी और अंग्रेज़ी में।',
};
