import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

const categories: Readonly<Record<string, string | undefined>> = {
  All: 'सभी',
  Ordering: 'खरीदारी',
  Shipping: 'डिलीवरी',
  Returns: 'पैसे वापसी',
  Support: 'मदद',
  Students: 'विद्यार्थी',
  'Astro-Gurus': 'एस्ट्रो-गुरु',
  Influencers: 'इन्फ़्लुएंसर',
  General: 'आम सवाल',
};

export const texts: InLanguage<typeof english> = {
  categories: 'विषय',
  category: (name) => categories[name] ?? name,
};
