import { texts as schedule } from '../catalogue/schedule-texts';

export const texts = {
  schedule,
  /** The calendar that a program subscribes to. */
  calendarName: (site: string) => `${site}: my classes`,
  hourComes: 'The hour comes by e-mail.',
  classroom: (url: string) => `Classroom: ${url}`,
  joinFrom: (when: string) => `Join from ${when}`,
  join: (link: string) => `Join: ${link}`,
};
