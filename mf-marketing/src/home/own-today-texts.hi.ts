import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './own-today-texts';

export const texts: InLanguage<typeof english> = {
  nothingBooked: 'अभी कुछ बुक नहीं है',
  nextClassHere: 'आपकी अगली क्लास यहाँ दिखेगी।',
  startLearning: 'सीखना शुरू करें',
};
