import { noonOf, siderealMoon, siderealSun, staysOf, type Stay } from './sky';
import { skyTexts as texts } from './texts';
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
    sunText:
      signs.length > 1 ? texts.sunMoved(noonSign, passage(signs, signNames)) : texts.sun(noonSign),
    moonText:
      nakshatras.length > 1
        ? texts.moonMoved(noonNakshatra, passage(nakshatras, nakshatraNames))
        : texts.moonStayed(noonNakshatra),
  };
}

const nameAt = (longitude: number, names: readonly string[]): string =>
  names[Math.floor((longitude * names.length) / 360)]!;

function passage([first, ...later]: readonly Stay[], names: readonly string[]): string {
  const steps = later.map(({ part, since }) => ({ name: names[part]!, hour: hourOf(since!) }));
  return texts.passage(names[first!.part]!, steps);
}

/** The nearest hour in India, from 0. */
const hourOf = (moment: Date): number => Math.round((moment.getTime() / 3_600_000 + 5.5) % 24) % 24;
