export const texts = {
  becomeTutor: 'Become an Astro-Guru',
  eligibility: 'Eligibility',
  compensation: 'Compensation',
  earnings: (figure: string) => `Earnings up to ${figure}, paid for every hour you teach.`,
  figureInvented: 'The figure is invented.',
  procedure: 'Procedure',
  roles: 'Roles',

  apply: 'Apply as Astro-Guru',
  applyLead: 'Five minutes, and your CV as a PDF.',
  form: 'Tutor application',
  fullName: 'Full name',
  email: 'Email',
  education: 'Education',
  experience: 'Years of experience',
  occultEducation: 'Education in occult sciences',
  occultEducationHint: 'Degree, gurukul, lineage or teacher',
  demoLink: 'Demo video link',
  demoLinkHint: 'A class of 8-15 minutes, on YouTube or a drive',
  message: 'Message',
  cv: 'CV',
  cvHint: 'One PDF file',
  submit: 'Submit application',

  inWriting:
    'Let us have it in writing too: your application is ready as an e-mail. Please attach your CV before you send it.',
  sendByEmail: 'Send it by e-mail',
  emailSubject: (name: string) => `Astro-Guru application: ${name}`,
  phone: 'Phone',
  demoVideo: 'Demo video',
  cvToAttach: 'CV (please attach)',
};

export const intro = {
  heading: 'Teach what you practise',
  lead: 'We are looking for Astro-Gurus: practitioners of astrology, numerology and their sister arts who can explain a chart as well as read it.',
} as const;

/** What the figures of the eligibility count. */
export const requirements = {
  practice: 'years of practice',
  students: 'students taught',
  hours: 'hours of teaching',
  clients: 'clients consulted',
} as const;

export const eligibility =
  'You are 18 or older, you teach in Hindi or English, and you explain a reading rather than announce it. A degree in the subject helps; a lineage helps as much.';

export const compensation = [
  {
    title: '5-10% annual increment',
    text: 'Reviewed every year on your students’ results and ratings.',
  },
  {
    title: 'Probation 1 month',
    text: 'Paid in full. Both sides see whether it fits.',
  },
  {
    title: 'Resignation notice 1 month',
    text: 'So that no batch loses its teacher in the middle of a module.',
  },
] as const;

export const procedure = [
  {
    title: 'Apply',
    text: 'Fill in the form below and attach your CV as a PDF.',
  },
  {
    title: 'Show us a class',
    text: 'Link a demo video of 8-15 minutes: one topic, taught as you would teach it to a beginner.',
  },
  {
    title: 'Talk to us',
    text: 'Our support team responds within 24 hours and sets up a call with the head of learning.',
  },
  {
    title: 'Begin with a batch',
    text: 'You take over a first module beside an Astro-Guru, then a batch of your own.',
  },
] as const;

export const roles = [
  { title: 'Teach live classes in Hindi or English, and stay for the questions.' },
  { title: 'Solve doubts in the live chat and on call.' },
  { title: 'Mentor each student on their own charts, names or spreads.' },
  { title: 'Write notes and practice cases, and keep them current.' },
  { title: 'Set and mark the final test, and sign the certificate.' },
] as const;
