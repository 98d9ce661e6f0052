import { shippedCatalogue } from '../../testing/catalogue';
import { overlap, pricedAt } from './index';

const [course, ...courses] = shippedCatalogue.courses;
const [webinar, ...webinars] = shippedCatalogue.webinars;
const early = { price: 7999, from: '2026-12-01', until: '2026-12-15' };
const catalogue = {
  ...shippedCatalogue,
  courses: [{ ...course!, prices: [early, { price: 11_000, from: '2027-01-01' }] }, ...courses],
  webinars: [{ ...webinar!, prices: [{ price: 19, until: '2026-12-01' }] }, ...webinars],
};
const at = (moment: string) => pricedAt(catalogue, new Date(moment));

test.each([
  ['2026-11-30T23:59:59+05:30', 9999, undefined],
  ['2026-12-01T00:00:00+05:30', 7999, '2026-12-15'],
  ['2026-12-15T23:59:59+05:30', 7999, '2026-12-15'],
  ['2026-12-16T00:00:00+05:30', 9999, undefined],
  ['2027-01-01T00:00:00+05:30', 11_000, undefined],
])('at %s the course costs %s', (moment, newPrice, until) => {
  const [priced] = at(moment).courses;
  expect(priced?.newPrice).toBe(newPrice);
  expect(priced?.prices?.[0]?.until).toBe(until);
});

test('the discount of a webinar follows its price', () => {
  expect(at('2026-12-01T20:00:00+05:30').webinars[0]).toMatchObject({
    newPrice: 19,
    discount: 480,
  });
  expect(at('2026-12-02T00:00:00+05:30').webinars[0]).toMatchObject({
    newPrice: 29,
    discount: 470,
  });
});

test('prices of other days do not reach visitors, and products without them stay as they are', () => {
  expect(at('2026-12-20T00:00:00+05:30')).toEqual(shippedCatalogue);
});

test('two prices overlap if one day has both', () => {
  expect(overlap(early, { price: 1, from: '2026-12-15' })).toBe(true);
  expect(overlap(early, { price: 1, until: '2026-12-01' })).toBe(true);
  expect(overlap(early, { price: 1, from: '2026-12-16' })).toBe(false);
});
