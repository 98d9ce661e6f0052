import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './summary-texts';

export const texts: InLanguage<typeof english> = {
  taxesIncluded: 'कुल रकम, टैक्स मिलाकर।',
};
