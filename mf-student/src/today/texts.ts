import type { What } from './part-props';

export const texts = {
  today: 'Today',
  loading: 'Loading your next class…',
  afterThat: 'After that',

  live: 'Live now',
  beginsIn: (what: What, minutes: number) =>
    `Your ${what} begins in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  next: (what: What) => `Your next ${what}`,
  waiting: 'Your place is kept',
  cancelled: (what: What) => `Your ${what} does not take place`,
  over: (what: What) =>
    what === 'class' ? 'All classes of your course are over' : 'This webinar is over',
  thanks: 'Thank you for learning with us.',
  notHeld: 'It did not take place. We are sorry: your ticket is moved, and we write to you.',

  timeUntil: (what: What) => `Time until the ${what}`,
  linkByWhatsapp: 'We will send the link to join by WhatsApp.',
  joinFrom: (moment: string) => `You can join here from ${moment}.`,
  join: 'Join',
  addToCalendar: 'Add to calendar',
  whenIs: (title: string) => `Namaste, when does ${title} take place?`,
  askOnWhatsapp: 'Ask on WhatsApp',
  openClassroom: 'Open classroom',
  logInToJoin: 'Log in to join',
  logIn: 'Log in',
  nothingBooked: 'Nothing booked yet',
  nextClassHere: 'Your next class will stand here.',
  startLearning: 'Start learning',
  lastRecording: 'Recording of the last class',
};
