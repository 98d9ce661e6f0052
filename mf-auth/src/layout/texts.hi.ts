import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  home: 'होम पर जाएँ',
  saying: 'हर कुंडली एक पल से शुरू होती है।',
  sentence: (tagline) => `${tagline}।`,
};
