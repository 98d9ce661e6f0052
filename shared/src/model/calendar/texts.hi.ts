import { texts as schedule } from '../catalogue/schedule-texts.hi';
import type { InLanguage } from '../language';
import type { texts as english } from './texts';

export const texts: InLanguage<typeof english> = {
  schedule,
  calendarName: (site) => `${site}: मेरी क्लास`,
  hourComes: 'समय ईमेल से आएगा।',
  classroom: (url) => `क्लासरूम: ${url}`,
  joinFrom: (when) => `${when} से जुड़ें`,
  join: (link) => `जुड़ें: ${link}`,
};
