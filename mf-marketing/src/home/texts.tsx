import type { ReactNode } from 'react';

export const texts = {
  requestCallback: 'Request Callback',
  reserveFreeSeat: 'Reserve a free seat',
  prices: (course: string, webinar: string) => `Courses from ${course}, webinars from ${webinar}`,
  heroFiguresInvented: 'These figures are invented.',

  name: 'Name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  course: 'Course',
  chooseCourse: 'Choose a course',
  numerologyCourse: 'Numerology Course',
  astrologyCourse: 'Astrology Course',
  sending: 'Sending…',
  callMeBack: 'Call me back',

  whereToBegin: 'Choose where to begin',
  liveCourse: 'Live course',
  sundayWebinar: 'Sunday webinar',
  liveWebinar: 'Live webinar',
  webinarOffer: 'Ninety minutes with an Astro-Guru, live and in Hindi and English.',
  sentence: (subtitle: string) => `${subtitle}.`,
  allWebinars: 'All webinars',

  teachersHeading: 'Teachers who still practise',
  teachersLead:
    'We call them Astro-Gurus. Each of them sees clients in the morning and students in the evening.',
  teachersInvented: 'These teachers are invented.',
  teachers: 'Teachers',
  invitationToTeach: (tutor: (text: string) => ReactNode) => (
    <>Do you teach? {tutor('Become an Astro-Guru')}</>
  ),

  bookDemoClass: 'Book a Live Demo Class',
  free: 'FOR FREE',
  reserveMySeat: 'Reserve my seat',
  booking: 'Booking…',

  journeyHeading: 'From first class to first client',
  step: (number: number) => `Step ${number}`,

  featuresHeading: 'Special Features of Our Courses',
  featuresLead: 'Both courses, numerology and astrology, are taught this way.',
  whoCanEnroll: 'Who can Enroll',

  earningsHeading: 'What the practice pays',
  earningsLead: 'Estimates: yours depends on your work, your city and your clients.',
  earningsInvented: 'These figures, and the people and words below, are invented.',
  testimonials: 'Testimonials',

  moreThan: (figure: string, trust: string) => `More than ${figure} ${trust}`,
  numberInvented: 'The number is invented.',
  closingLead: (onSundays: boolean, webinars: (text: string) => ReactNode) => (
    <>
      Start with a {webinars(onSundays ? 'Sunday webinar' : 'live webinar')}, or open an account and
      join the next batch.
    </>
  ),
  createAccount: 'Create your account',
  seeCourses: 'See the courses',

  bookDemo: 'Book a demo',
  bookMyDemo: 'Book my demo',
  whatHappensNow: 'What happens now',
  sendBooking: (whatsApp: (text: string) => ReactNode) => (
    <>
      Tell us which day suits you: your booking is ready as an e-mail, or{' '}
      {whatsApp('send it on WhatsApp')}.
    </>
  ),
  sendByEmail: 'Send it by e-mail',
  bookingSubject: (name: string) => `Demo class: ${name}`,
  bookingOnWhatsApp: (entries: string) => `Namaste, I would like a demo class. ${entries}`,
};

export const hero = {
  heading: { start: 'Learn Occult Sciences & Earn', gilded: 'UNLIMITED TODAY' },
  lead: 'Live-mentored courses and low-priced webinars in astrology and numerology, taught in Hindi and English by practising Astro-Gurus.',
} as const;

export const demoClass = {
  lead: 'Sit in on a real class before you pay for one.',
  points: [
    'A live hour with an Astro-Guru, in Hindi and English',
    'Your own chart or name, worked through on the board',
    'Questions at the end, and no duty to enrol',
  ],
} as const;

/** The three steps, each with its phase of the moon. */
export const journey = {
  crescent: {
    title: 'Enroll and complete training',
    text: 'Live classes in the evening, recordings for the days you miss, a mentor who knows your work.',
  },
  half: {
    title: 'Certificate plus platform earning access',
    text: 'Pass the final test and take your place on our consultation platform, certificate in hand.',
  },
  full: {
    title: 'Earn up to Rs 2 Cr',
    text: 'Consult, teach or write. What you charge grows with the charts you have read.',
  },
} as const;

export const features = [
  {
    title: 'Daily live plus recorded classes',
    text: 'Doubt solving via live chat while the class runs, and year-long access to every recording.',
  },
  {
    title: 'Certificates for all courses',
    text: 'A certificate for each course you finish, and job help once you hold it.',
  },
  {
    title: '100% placement opportunity',
    text: 'Internship, job, and free premium marketplace access.',
  },
  {
    title: 'Personalized mentorship',
    text: 'Your mentor answers you via chat or call, on your charts, not on a sample.',
  },
  {
    title: 'Short duration of 2-3 months',
    text: 'Long enough to learn the craft, short enough to finish it.',
  },
] as const;

export const whoCanEnroll = [
  {
    title: 'Uncertified astrologers',
    text: 'You already read charts. Get the method, and the paper that proves it.',
  },
  {
    title: 'College students',
    text: 'Evening classes that leave your lectures alone, and a skill that pays before you graduate.',
  },
  {
    title: 'Working people',
    text: 'A second income on weekends, built one consultation at a time.',
  },
  {
    title: 'Housewives',
    text: 'Work from home, in the hours you choose, in the language you speak.',
  },
] as const;

export const promo = {
  label: 'Live mentorship',
  title: 'Numerology course',
  text: 'One mentor and a small batch: Lo Shu grid, name correction, personal years, and your own practice cases read in class.',
  button: 'Comming Soon',
} as const;

/** Of the card after a booking, which loads late. */
export const demoCardTexts = {
  booked: (name: string, phone: string) => `${name}, we call ${phone} by tomorrow, 6 pm.`,
  ratherWrite: 'Rather write? WhatsApp',
  bookedOnWhatsApp: (name: string) => `Namaste, I am ${name}. I have booked a demo class.`,
  weCall: (when: string) => `You have booked a demo class: we call you by ${when}.`,
  late: 'We are late',
  lateText: (when: string) =>
    `We said that we would call you by ${when}, and did not. We are sorry. If you do not want to wait, call us:`,
};
