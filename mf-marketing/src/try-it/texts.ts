export const texts = {
  heading: 'Try it yourself',
  form: 'Your birth date',
  birthDate: 'Date of birth',
  dateIncomplete: 'Enter a whole date: day, month and year.',
  dateOutside: 'Enter a birth date from 1900 to today.',
  notLoaded: 'The drawing did not load. Please try again.',

  loShuLead:
    'The first page of every reading in this course: a birth date, written into the nine cells of the Lo Shu grid.',
  fillGrid: 'Fill the grid',
  loShuMethod: 'Worked out on this page: the date is sent nowhere and kept nowhere.',

  skyLead:
    'The first lines of every chart in this course: where the Sun and the Moon stood on the day of birth.',
  showSky: 'Show the sky',
  skyMethod:
    'Signs and nakshatras are sidereal (Lahiri), as in the Indian almanac, so the Sun’s sign may not be the one of the newspaper. Worked out on this page: the date is sent nowhere and kept nowhere.',

  rest: (teacher: string | undefined) =>
    `The rest is read${teacher ? ` with ${teacher}` : ''} in a live class, which is free to try.`,
  reserveSeat: 'Reserve a free seat',
};
