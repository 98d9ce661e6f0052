import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './rating-texts';

export const texts: InLanguage<typeof english> = {
  outOfFive: (rating) => `5 में से ${rating} रेटिंग`,
};
