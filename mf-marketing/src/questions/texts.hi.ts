import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  categories: 'विषय',
  all: 'सभी',
  refunds: '24 घंटे के अंदर क्या वापस मिल सकता है: पैसे वापसी की नीति',
};
