export const texts = {
  grid: 'Lo Shu grid',
  eachDigit: 'Each digit of the date has its own cell; a zero has none.',
  missing: (numbers: string) => `Missing in the date: ${numbers}.`,
  noneMissing: 'No number is missing.',
  full: (numbers: string, line: string) => `${numbers} is full: ${line}. `,
  numbers: (driver: number, planet: string, conductor: number, otherPlanet: string) =>
    `Driver ${driver}, the number of ${planet}, from the day; conductor ${conductor}, the number of ${otherPlanet}, from the whole date. The grid has the digits of the date alone.`,

  // The lines of the square, by the names that numerologists give them.
  mind: 'the plane of the mind',
  heart: 'the plane of the heart',
  practice: 'the plane of practice',
  thought: 'the line of thought',
  will: 'the line of will',
  action: 'the line of action',
  firstDiagonal: 'the first diagonal',
  secondDiagonal: 'the second diagonal',

  /** By their numbers, from 1. */
  planets: [
    ...['', 'the Sun', 'the Moon', 'Jupiter', 'Rahu'],
    ...['Mercury', 'Venus', 'Ketu', 'Saturn', 'Mars'],
  ],
};
