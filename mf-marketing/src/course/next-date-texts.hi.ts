import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './next-date-texts';

export const texts: InLanguage<typeof english> = {
  byWhatsApp: 'तारीख WhatsApp पर आएगी',
};
