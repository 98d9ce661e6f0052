import type { Catalogue } from '../model/schemas';
import { shippedCatalogue as shipped } from '../model/shipped-catalogue';

/** The shipped catalogue with fixed prices, so that a changed price does not change the tests. */
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
