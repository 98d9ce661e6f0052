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

export const about = {
  heading: 'An old science, taught in the open',
  lead: 'We teach astrology, numerology and their sister arts live, in Hindi and English, for students who want to practise and not only to believe.',
} as const;

export const values = [
  {
    title: 'Trust',
    text: 'We teach what can be shown on paper. No fear, no miracle, no promise that a chart cannot keep.',
  },
  {
    title: 'Excellence with Affordability',
    text: 'Teachers with decades of practice, at a fee that a student’s family can pay.',
  },
  {
    title: 'Student-Centric',
    text: 'Small batches, two languages, and a mentor who reads the charts you send.',
  },
  {
    title: 'Our Commitment',
    text: 'We stay after the last class: with recordings, with placement, with an answer when you call.',
  },
] as const;

/** In the order shown. */
export const subjects = {
  vedicAstrology: 'Vedic Astrology',
  numerology: 'Numerology',
  palmistry: 'Palmistry',
  tarot: 'Tarot Reading',
  face: 'Face Reading',
  lalKitab: 'Lal Kitab',
  kpAstrology: 'KP Astrology',
  nadiAstrology: 'Nadi Astrology',
  prashnaKundali: 'Prashna Kundali',
  vastu: 'Vastu Shastra',
} as const;

export const highlights = [
  { title: '3-4 months', text: 'from the first class to the final test' },
  { title: '100+ hours', text: 'of lectures, live and recorded, in Hindi and English' },
  { title: '1 hr 30 min', text: 'a session, in the evening, in five modules' },
  { title: '1 certificate', text: 'signed by the Astro-Guru who taught you' },
] as const;
