import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './enrolled-note-texts';

export const texts: InLanguage<typeof english> = {
  enrolled: 'आपका दाखिला हो चुका है।',
  goToClass: 'क्लास में जाएँ',
};
