import type { InLanguage } from '../../model/language';
import type { texts as english } from './vastu-compass-texts';

export const texts: InLanguage<typeof english> = { north: 'उ', east: 'पू', south: 'द', west: 'प' };
