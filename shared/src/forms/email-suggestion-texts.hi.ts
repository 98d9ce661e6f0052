import type { InLanguage } from '../model/language';
import type { texts as english } from './email-suggestion-texts';

export const texts: InLanguage<typeof english> = { didYouMean: (email) => `कहीं ${email} तो नहीं?` };
