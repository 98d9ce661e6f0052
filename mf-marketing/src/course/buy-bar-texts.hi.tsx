import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './buy-bar-texts';

export const texts: InLanguage<typeof english> = {
  begins: (day) => `${day} से शुरू`,
  ratings: (count) => `${count} रेटिंग`,
  sampleRatings: (count) => `${count} नमूना रेटिंग`,
  syllabus: 'पाठ्यक्रम',
  ask: (hidden) => <>{hidden('WhatsApp पर ')}पूछें</>,
  buy: (named) => <>{named('कोर्स')} खरीदें</>,
};
