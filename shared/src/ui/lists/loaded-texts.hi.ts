import type { InLanguage } from '../../model/language';
import type { texts as english } from './loaded-texts';

export const texts: InLanguage<typeof english> = { tryAgain: 'फिर कोशिश करें' };
