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

export const loShuTexts = {
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

/** Into what something went, and at which hour in India, from 0. */
interface Step {
  readonly name: string;
  readonly hour: number;
}

/** The nearest hour in words. */
function hourText(hour: number): string {
  if (hour === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return `${hour % 12}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

export const skyTexts = {
  ring: 'Ring of signs and nakshatras',
  pace: 'The Sun passes one sign in a month, the Moon one nakshatra in a day.',
  sun: (sign: string) => `Sun in ${sign}.`,
  sunMoved: (sign: string, passage: string) => `Sun in ${sign} at noon in India. ${passage}.`,
  moonStayed: (nakshatra: string) =>
    `Moon in ${nakshatra} at noon in India. It stayed there all that day.`,
  moonMoved: (nakshatra: string, passage: string) =>
    `Moon in ${nakshatra} at noon in India. ${passage}: the hour of birth decides.`,
  /** `That day it went from Rohini into Mrigashira at about 4 pm` */
  passage: (from: string, steps: readonly Step[]) => {
    const into = steps.map(({ name, hour }) => `into ${name} at about ${hourText(hour)}`);
    return `That day it went from ${from} ${into.join(' and ')}`;
  },
};
