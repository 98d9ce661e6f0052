import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './cart-link-texts';

export const texts: InLanguage<typeof english> = {
  cart: 'कार्ट',
  items: (count) => (count === 1 ? ' चीज़' : ' चीज़ें'),
};
