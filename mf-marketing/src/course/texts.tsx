import type { ReactNode } from 'react';

const hoursAndMinutes = (hours: number, minutes: number) => `${hours} hr ${minutes} min`;

export const texts = {
  title: (course: string) => `${course}: live online classes in Hindi and English`,
  courses: 'Courses',
  otherCourses: 'The address may be old or misspelt. These are the courses we teach.',

  kicker: 'Live mentored course, in Hindi and English',
  subtitle: (subtitle: string) => `${subtitle}.`,
  ofOurStudents: 'from our students',
  once: 'once, for the whole course',
  taxesIncluded: ', taxes included',
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
  onlyInventedFigures: 'These figures are invented.',
  noBatch: 'No batch has a date yet.',
  whoWaits: (count: number, day: string) =>
    count === 1
      ? `No batch has a date yet: one student waits for it, since ${day}.`
      : `No batch has a date yet: ${count} students wait for it, the first since ${day}.`,
  inventedFigures: 'The rating and these figures are invented.',
  lakhsAYear: (amount: number) => `${amount} LPA`,
  averagePackage: 'average package',
  years: (count: number) => `${count}+ years`,
  totalExperience: 'total experience',
  astroGurus: 'Astro-Gurus',
  students: 'students',
  modules: 'modules',
  hoursAndMinutes,
  perSession: 'per session',

  inShort: 'The course in short',
  begins: 'Begins',
  classes: 'Classes',
  evenings: (hours: number, minutes: number) => `Evenings, ${hoursAndMinutes(hours, minutes)} each`,
  teaching: 'Teaching',
  hoursInModules: (hours: number, modules: number) => `${hours} hours in ${modules} modules`,
  taughtBy: 'Taught by',
  languages: 'Languages',
  hindiAndEnglish: 'Hindi and English',

  introduction: (course: string) => `Introduction to the ${course}`,
  outcomes: 'What you will learn',
  outcomesLead: 'By the day you sit for the certificate, you can',

  yourAstroGuru: 'Your Astro-Guru',
  credentials: 'Credentials',
  inventedTeacher: 'This teacher is invented.',
  stories: 'What our students say',
  inventedStories: 'These ratings, people and their words are invented.',
  testimonials: 'Student testimonials',
  earns: (least: number, most: number) => `Earns ${least} to ${most} LPA`,
  outOfFive: (ratings: number) => `out of 5, from ${ratings} ratings`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),

  moduleByModule: 'Module by module',
  moduleByModuleLead:
    'The order in which the classes go. Each module ends with practice that your Astro-Guru reads.',
  modulesInOrder: 'The order in which the classes go.',
  hours: (count: number) => `${count} hours`,
  practice: (practice: string) => `Practice: ${practice}`,

  samples: 'See for yourself',
  samplesLead: 'A lesson as it is taught, and the paper you leave with.',
  watch: 'Watch',
  sampleLesson: (lesson: string) => `Sample lesson: ${lesson}`,
  certificateKind: 'Certificate of completion',
  yourName: 'Your name',
  completed: (course: string) => `has completed the ${course}, with all its modules.`,
  specimen: 'Specimen',
  certificateCaption: 'The certificate, as you get it at the end',

  materialsIncluded: 'Materials included',
  lectures: (count: number) => `${count}+ hours of lectures, live and recorded`,
  atAGlance: 'The course at a glance',
  tutor: 'Tutor',
  length: 'Length',
  months: (count: string) => `${count} months`,
  sessions: 'Sessions',
  loginsOf: (modules: number, hours: number, minutes: number) =>
    `${modules} modules, ${hoursAndMinutes(hours, minutes)} per session`,
  certificate: 'Certificate',
  yesOrNo: (answer: 'Yes' | 'No') => answer,
  fees: (was: string, now: string) => `Was ${was}, now ${now}.`,
  studentFee: (fee: string) =>
    `College students pay ${fee}: write to us with your college identity card before you buy.`,

  questions: 'Questions before you enrol',
  enroll: 'Your first chart is one class away',
  enrollLead: (course: string) => `Open an account, and begin the ${course} with the next batch.`,
  enrollNow: 'Enroll Now',
  byWhatsApp: 'The date comes by WhatsApp',
};

export const buyBarTexts = {
  begins: (day: string) => `Begins ${day}`,
  ratings: (count: number) => `from ${count} ratings`,
  sampleRatings: (count: number) => `from ${count} sample ratings`,
  syllabus: 'Syllabus',
  /** What `hidden` gets is only heard. */
  ask: (hidden: (where: string) => ReactNode) => <>Ask{hidden(' on WhatsApp')}</>,
  /** A phone does not show what `named` gets. */
  buy: (named: (course: string) => ReactNode) => <>Buy {named('the course')}</>,
};

export const ratingTexts = {
  outOfFive: (rating: number) => `Rated ${rating} out of 5`,
};

export const syllabusTexts = {
  download: 'Download Full Syllabus',
  fullName: 'Full name',
  email: 'Email',
  sending: 'Sending…',
  send: 'Send me the syllabus',
};
