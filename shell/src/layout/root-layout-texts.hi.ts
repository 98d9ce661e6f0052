import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './root-layout-texts';

export const texts: InLanguage<typeof english> = { skipToPage: 'सीधे पेज पर जाएँ' };
