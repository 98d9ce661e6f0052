import { noonOf, siderealMoon, siderealSun, staysOf, type Stay } from './sky';
import { nakshatraNames, signNames } from './zodiac';

/** Where the Sun and the Moon stood on a day, for the ring and in words. */
export interface SkyReading {
  /** Sidereal degrees at noon in India. */
  readonly sun: number;
  readonly moon: number;
  readonly sunText: string;
  readonly moonText: string;
}

/** Reads an Indian day `YYYY-MM-DD`. The hour of birth is not known, so it says what changed on that day. */
export function readSky(day: string): SkyReading {
  const noon = noonOf(day);
  const sun = siderealSun(noon);
  const moon = siderealMoon(noon);
  const noonSign = nameAt(sun, signNames);
  const noonNakshatra = nameAt(moon, nakshatraNames);
  const signs = staysOf(siderealSun, signNames.length, day);
  const nakshatras = staysOf(siderealMoon, nakshatraNames.length, day);
  return {
    sun,
    moon,
    sunText: `Sun in ${noonSign}${
      signs.length > 1 ? ` at noon in India. ${passage(signs, signNames)}` : ''
    }.`,
    moonText: `Moon in ${noonNakshatra} at noon in India. ${
      nakshatras.length > 1
        ? `${passage(nakshatras, nakshatraNames)}: the hour of birth decides.`
        : 'It stayed there all that day.'
    }`,
  };
}

const nameAt = (longitude: number, names: readonly string[]): string =>
  names[Math.floor((longitude * names.length) / 360)]!;

/** `That day it went from Rohini into Mrigashira at about 4 pm` */
function passage(stays: readonly Stay[], names: readonly string[]): string {
  const [first, ...later] = stays.map(({ part, since }) => ({ name: names[part]!, since }));
  const steps = later.map(({ name, since }) => `into ${name} at about ${hourOf(since!)}`);
  return `That day it went from ${first!.name} ${steps.join(' and ')}`;
}

/** The nearest hour in India. */
function hourOf(moment: Date): string {
  const hour = Math.round((moment.getTime() / 3_600_000 + 5.5) % 24) % 24;
  if (hour === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return `${hour % 12}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
