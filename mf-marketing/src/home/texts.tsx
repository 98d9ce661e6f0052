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
  booked: (name: string, phone: string) => `${name}, we call ${phone} by tomorrow, 6 pm.`,
  ratherWrite: 'Rather write? WhatsApp',
  bookedOnWhatsApp: (name: string) => `Namaste, I am ${name}. I have booked a demo class.`,

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
