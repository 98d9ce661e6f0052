import type { ReactNode } from 'react';

export const webinarDateTexts = {
  dayAndHour: 'Day and hour in Indian time',
  comingSunday: 'The coming Sunday',
};

export const webinarTexts = {
  title: (webinar: string, subject = '') =>
    `${webinar}: ${['live', subject, 'webinar'].filter(Boolean).join(' ')}`,
  webinars: 'Webinars',
  allWebinars: 'All webinars',
  otherWebinars: 'The address may be old or misspelt. The next webinars are all on one page.',

  kicker: (subject = '') =>
    `${['Live', subject, 'webinar'].filter(Boolean).join(' ')}, in Hindi and English`,
  saleClosed: 'The sale has closed',
  comingSunday: 'The coming Sunday',
  nextLiveClass: 'Next live class',
  timeLeft: 'Time until the webinar',
  limitedSeats: 'Live, with a limited number of seats',
  seatsLeft: (seats: number, figure: ReactNode) => (
    <>
      {figure} {seats === 1 ? 'seat' : 'seats'} left
    </>
  ),
  inventedSeats: 'The number of seats is invented.',

  agenda: 'The agenda',
  inFocus: 'In focus',
  duration: 'Duration',
  firstBonus: 'First bonus',
  secondBonus: 'Second bonus',
  lessons: 'What you will learn',
  lookInside: (webinar: string) => `A look inside: ${webinar}`,

  pastAttendees: 'Past attendees',
  satInBefore: 'Who has sat in before',
  inventedPeople: 'These people and their words are invented.',

  about: 'About this webinar',
  aboutWebinars: [
    'Our webinars are where most students meet us: a teacher, a whiteboard, and one subject taken far enough that you can use it the same evening. We speak Hindi and English, whichever the question comes in.',
    'You need a phone or a computer and nothing else. The link to the live class comes by e-mail once your ticket is paid. Keep your birth date and time at hand; the examples are yours.',
  ],
};

export const webinarsTexts = {
  title: 'Live webinars',
  description: (onSundays: boolean, price: string | undefined) =>
    `${onSundays ? 'Sunday webinars' : 'Webinars'} in numerology and astrology, live in Hindi and English${price ? `, for ${price}` : ''}. Bring your birth date and ask your own chart.`,
  webinars: 'Webinars',

  heading: 'Live under the sky',
  headingOfSundays: 'Sundays under the sky',
  lead: 'Live webinars in numerology and astrology, in Hindi and English. One subject at a time, taken far enough that you can use it the same evening.',
  pages: 'Webinar pages',

  howItGoes: 'How it goes',
  takeTicket: 'Take a ticket',
  ticketCosts: 'A seat costs less than two cups of tea. The link comes by e-mail.',
  comeOnSunday: 'Come on Sunday',
  comeToClass: 'Come to the class',
  classIsLive: 'Live with an Astro-Guru, in Hindi and English, from phone or computer.',
  askYourChart: 'Ask your own chart',
  examplesAreYours: 'The examples are the birth dates you bring. Questions go in the chat.',
};
