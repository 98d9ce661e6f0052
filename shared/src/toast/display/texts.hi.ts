import type { InLanguage } from '../../model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  notifications: 'सूचनाएँ',
  dismiss: 'हटाएँ',
  showAll: (count) => `${count} संदेश: सभी दिखाएँ`,
  showNewest: (count) => `${count} संदेश: सबसे नया दिखाएँ`,
};
