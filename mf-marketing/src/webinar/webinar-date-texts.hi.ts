import type { InLanguage } from 'shared/model/language';
import type { texts as english } from './webinar-date-texts';

export const texts: InLanguage<typeof english> = {
  dayAndHour: 'दिन और भारतीय समय',
  comingSunday: 'आने वाला रविवार',
};
