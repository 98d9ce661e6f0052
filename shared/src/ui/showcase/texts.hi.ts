import type { InLanguage } from '../../model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  carousel: 'स्लाइड शो',
  slide: 'स्लाइड',
  place: (index, count) => `${count} में से ${index}`,
  previous: 'पिछली स्लाइड',
  next: 'अगली स्लाइड',
  days: 'दिन',
  hours: 'घंटे',
  minutes: 'मिनट',
  seconds: 'सेकंड',
};
