import type { Catalogue } from '../schemas';
import { shippedCatalogue as shipped } from '../shipped-catalogue';

/**
 * The catalogue that comes with the program, at prices of the tests, which name them: whoever
 * changes a price changes no test.
 */
export const shippedCatalogue: Catalogue = {
  ...shipped,
  courses: shipped.courses.map((course) => ({ ...course, oldPrice: 25000, newPrice: 9999 })),
  webinars: shipped.webinars.map((webinar) => ({
    ...webinar,
    oldPrice: 499,
    discount: 470,
    newPrice: 29,
  })),
};
