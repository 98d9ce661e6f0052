import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './webinar-texts';

export const texts: InLanguage<typeof english> = {
  about: 'इस वेबिनार में क्या है',
};
