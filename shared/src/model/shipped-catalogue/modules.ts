import type { CourseModule } from '../schemas';

export const numerologyModules: CourseModule[] = [
  {
    title: 'Foundations of number',
    hours: 18,
    summary: 'What each number stands for, and how a birth date becomes a chart.',
    topics: [
      'The nine numbers, their planets and temperaments',
      'Compound numbers from 10 to 52',
      'Driver, conductor and kua numbers',
      'Friendly, neutral and opposed numbers',
      'Karmic and master numbers',
    ],
    practice: 'Work out the core numbers of ten people you know.',
  },
  {
    title: 'The Lo Shu grid',
    hours: 22,
    summary: 'The grid of nine cells, and what its full and empty places say.',
    topics: [
      'Drawing the grid from a date of birth',
      'Planes of thought, will and action',
      'Arrows of strength and of weakness',
      'Missing and repeated numbers',
      'Remedies for missing numbers',
    ],
    practice: 'Read six grids in class, each in under ten minutes.',
  },
  {
    title: 'Names that fit',
    hours: 22,
    summary: 'The sum of a name, and how to correct a spelling with care.',
    topics: [
      'Chaldean and Pythagorean values compared',
      'Name, soul and personality numbers',
      'Matching a name to a birth date',
      'Names for newborns and for brides',
      'Signatures',
    ],
    practice: 'Prepare two name corrections with written reasons.',
  },
  {
    title: 'Numbers in daily life',
    hours: 20,
    summary: 'Time, people and money: where clients ask most.',
    topics: [
      'Personal year, month and day',
      'Compatibility in marriage and partnership',
      'Mobile, vehicle and house numbers',
      'Business names, logos and opening dates',
      'Career and health leanings',
    ],
    practice: 'Plan one year for a client, month by month.',
  },
  {
    title: 'Practice and certificate',
    hours: 18,
    summary: 'From reading charts to earning from them.',
    topics: [
      'The course of a consultation',
      'Writing a report a client can use',
      'Fees, ethics and what not to promise',
      'Setting up a profile on the marketplace',
      'Final examination',
    ],
    practice: 'Three full reports, marked by your Astro-Guru.',
  },
];

export const astrologyModules: CourseModule[] = [
  {
    title: 'The sky and the chart',
    hours: 28,
    summary: 'Signs, planets and houses, and how a moment becomes a chart.',
    topics: [
      'The zodiac, ayanamsa and the panchang',
      'Twelve rashis and nine grahas',
      'Finding the ascendant by hand',
      'North Indian and South Indian charts',
      'Twenty-seven nakshatras and their padas',
    ],
    practice: 'Draw five charts on paper and check them with software.',
  },
  {
    title: 'Houses, lords and strength',
    hours: 32,
    summary: 'The order in which a chart is read, and the weight of each planet.',
    topics: [
      'The twelve bhavas and their karakas',
      'House lords and their placements',
      'Aspects, conjunctions and friendships',
      'Exaltation, debility, combustion and retrogression',
      'Shadbala in outline',
    ],
    practice: 'Judge twelve charts house by house in class.',
  },
  {
    title: 'Yogas and divisional charts',
    hours: 30,
    summary: 'Combinations that matter, and the charts behind the chart.',
    topics: [
      'Raja, dhana and panch mahapurusha yogas',
      'Manglik, Kaal Sarp and Sade Sati without fear',
      'Navamsa for marriage',
      'Dashamsa for career',
      'Ashtakoot matching',
    ],
    practice: 'Match four couples and write down your reasons.',
  },
  {
    title: 'Timing and prashna',
    hours: 32,
    summary: 'When things happen, and how to answer a single question.',
    topics: [
      'Vimshottari dasha, antardasha and pratyantar',
      'Transits of Saturn, Jupiter and the nodes',
      'Ashtakavarga in outline',
      'Prashna kundali',
      'Choosing a muhurat',
    ],
    practice: 'Place ten known events of a life in its dashas.',
  },
  {
    title: 'Practice and certificate',
    hours: 28,
    summary: 'Charts from the notebook, practice clients and the examination.',
    topics: [
      'The course of a consultation',
      'Remedies: simple, safe and affordable',
      'Ethics and what not to predict',
      'Setting up a profile on the marketplace',
      'Final examination',
    ],
    practice: 'Five consultations under guidance, with written notes.',
  },
];
