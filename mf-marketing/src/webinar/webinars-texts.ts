export const texts = {
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
