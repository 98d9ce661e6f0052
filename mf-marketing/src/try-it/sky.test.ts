import { noonOf, siderealMoon, siderealSun, staysOf, tropicalMoon, tropicalSun } from './sky';
import { nakshatraNames, signNames } from './zodiac';

/** The angle between two longitudes. */
const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

test('the Sun and the Moon are where the worked examples of Meeus have them', () => {
  // Example 25.a: 1992 October 13, 0 h dynamical time; 199.90988° less the aberration.
  const october = Date.UTC(1992, 9, 13) - 59_000;
  expect(apart(tropicalSun(october), 199.90988 - 0.00569)).toBeLessThan(0.001);
  // Example 47.a: 1992 April 12, 0 h dynamical time.
  const april = Date.UTC(1992, 3, 12) - 59_000;
  expect(apart(tropicalMoon(april), 133.162655)).toBeLessThan(0.005);
});

// Mean equinox of the date, from the library astronomy-engine, whose errors are below 0.02°.
test.each([
  ['1905-03-21T06:30:00Z', 359.983, 180.918],
  ['1925-11-02T18:00:00Z', 219.805, 64.434],
  ['1947-08-14T18:30:00Z', 141.114, 117.106],
  ['1964-05-27T08:00:00Z', 66.055, 256.236],
  ['1983-06-25T12:00:00Z', 93.377, 274.985],
  ['1999-12-31T18:30:00Z', 279.629, 214.515],
  ['2011-04-02T17:00:00Z', 12.604, 2.836],
  ['2026-11-26T06:30:00Z', 244.002, 87.265],
])('at %s the Sun is at %d° and the Moon at %d°', (moment, sun, moon) => {
  const at = Date.parse(moment);
  expect(apart(tropicalSun(at), sun)).toBeLessThan(0.02);
  expect(apart(tropicalMoon(at), moon)).toBeLessThan(0.03);
});

test('the ayanamsa is that of Lahiri: 23° 14′ 44″ on 21 March 1956', () => {
  const at = Date.UTC(1956, 2, 21);
  expect(apart(tropicalSun(at), siderealSun(at))).toBeCloseTo(23.2455, 3);
});

test('Makara Sankranti of 2024 is in the night to 15 January, at about 3 am in India', () => {
  const [before, after] = staysOf(siderealSun, 12, '2024-01-15');
  expect(signNames[before!.part]).toBe('Dhanu (Sagittarius)');
  expect(signNames[after!.part]).toBe('Makara (Capricorn)');
  // Almanacs have 2:54 am; the Sun needs a quarter of an hour for 0.01°.
  const minutes = (after!.since!.getTime() - Date.parse('2024-01-15T02:54:00+05:30')) / 60_000;
  expect(Math.abs(minutes)).toBeLessThan(20);
});

test('the Moon of 15 August 1947 was in Pushya at midnight, when India became independent', () => {
  const [first, second] = staysOf(siderealMoon, 27, '1947-08-15');
  expect(nakshatraNames[first!.part]).toBe('Pushya');
  expect(nakshatraNames[second!.part]).toBe('Ashlesha');
});

test('a day on which the Moon changes nothing has one stay', () => {
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const stays = days.map((day) => staysOf(siderealMoon, 27, day));
  expect(stays.some((each) => each.length === 1)).toBe(true);
  for (const [index, each] of stays.entries()) {
    const noon = Math.floor((siderealMoon(noonOf(days[index]!)) * 27) / 360);
    expect(each.map(({ part }) => part)).toContain(noon);
  }
});
