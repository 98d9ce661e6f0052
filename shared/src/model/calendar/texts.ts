import { texts as schedule } from '../catalogue/schedule-texts';

export const texts = {
  schedule,
  hourComes: 'The hour comes by e-mail.',
  classroom: (url: string) => `Classroom: ${url}`,
  joinFrom: (when: string) => `Join from ${when}`,
  join: (link: string) => `Join: ${link}`,
};
