import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './structured-data-texts';

export const texts: InLanguage<typeof english> = {
  home: 'होम',
};
