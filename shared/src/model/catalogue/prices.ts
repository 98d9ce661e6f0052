import { indianDay } from '../format';
import type { Catalogue, DatedPrice } from '../schemas';
import { siteTextsOn } from './site-words';

interface Priced {
  oldPrice: number;
  newPrice: number;
  prices?: DatedPrice[];
}

/**
 * The catalogue as it is sold and shown at this moment: each product with the price that counts on this Indian day,
 * and the banner only on its days. Of the dated prices, only that one is left.
 */
export function pricedAt(catalogue: Catalogue, now: Date): Catalogue {
  const day = indianDay(now);
  return {
    ...catalogue,
    siteTexts: siteTextsOn(catalogue.siteTexts, day),
    courses: catalogue.courses.map((course) => pricedOn(course, day)),
    webinars: catalogue.webinars.map((webinar) => {
      const priced = pricedOn(webinar, day);
      return { ...priced, discount: priced.oldPrice - priced.newPrice };
    }),
  };
}

function pricedOn<Product extends Priced>(product: Product, day: string): Product {
  const { prices = [], ...others } = product;
  const counts = prices.find(({ from, until }) => (from ?? day) <= day && day <= (until ?? day));
  // The cast: a product may be without dated prices.
  return (counts ? { ...others, newPrice: counts.price, prices: [counts] } : others) as Product;
}

/** Whether two dated prices count on the same day. */
export const overlap = (one: DatedPrice, other: DatedPrice): boolean =>
  (one.from ?? '') <= (other.until ?? '9') && (other.from ?? '') <= (one.until ?? '9');
