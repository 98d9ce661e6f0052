import type { InLanguage } from 'shared/model/language';
import type * as english from './texts';

export const texts: InLanguage<typeof english.texts> = {
  label: 'कार्ट और भुगतान',
  cart: 'आपकी कार्ट',
  checkout: 'भुगतान',
  webinarTickets: 'वेबिनार टिकट',
  payment: 'आपका भुगतान',
};
