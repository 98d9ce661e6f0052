import type { InLanguage } from '../model/language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  somethingWentWrong: 'कुछ गड़बड़ हो गई।',
};
