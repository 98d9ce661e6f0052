import type { ReactNode } from 'react';

export const texts = {
  title: (siteName: string) => `About ${siteName}`,
  aboutUs: 'About us',
  figuresInvented: 'These figures are invented.',

  values: 'What we hold to',

  subjects: 'Subjects we teach',
  andMore: 'and more',

  highlights: 'Course highlights',
  fee: 'The fee',
  was: (fee: ReactNode) => <>Was {fee}</>,
  now: (fee: string) => `now ${fee}`,
  collegeStudentsPay: (fee: string) => `College students pay ${fee}`,

  team: 'The team',
  teamLead:
    'Behind the Astro-Gurus: four people who plan the batches, find the work and pick up the phone.',
  teamInvented: 'These people are invented.',

  testimonials: 'Testimonials',
  testimonialsInvented: 'These people and their words are invented.',

  questions: 'Frequently asked questions',
};
