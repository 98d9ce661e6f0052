import type { InLanguage } from '../../model/language';
import type * as english from './texts';

export const carouselTexts: InLanguage<typeof english.carouselTexts> = {
  carousel: 'स्लाइड शो',
  slide: 'स्लाइड',
  place: (index, count) => `${count} में से ${index}`,
  previous: 'पिछली स्लाइड',
  next: 'अगली स्लाइड',
};

export const countdownTexts: InLanguage<typeof english.countdownTexts> = {
  days: 'दिन',
  hours: 'घंटे',
  minutes: 'मिनट',
  seconds: 'सेकंड',
};
