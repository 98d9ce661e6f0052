import type * as english from './question-category-names';

type Category = Parameters<typeof english.questionCategoryName>[0];

const names: Readonly<Record<Category, string>> = {
  Ordering: 'ऑर्डर',
  Shipping: 'डिलीवरी',
  Returns: 'वापसी',
  Support: 'मदद',
  Students: 'विद्यार्थी',
  'Astro-Gurus': 'एस्ट्रो-गुरु',
  Influencers: 'इन्फ़्लुएंसर',
  General: 'सामान्य',
};

export const questionCategoryName: typeof english.questionCategoryName = (category) =>
  names[category];
