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

export const texts = {
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
