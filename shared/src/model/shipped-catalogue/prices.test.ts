import { shippedCatalogue } from './index';

const { courses, webinars } = shippedCatalogue;

test.each([...courses, ...webinars])(
  '$title costs at least one rupee and at most its old price',
  (product) => {
    expect(product.newPrice).toBeGreaterThanOrEqual(1);
    expect(product.newPrice).toBeLessThanOrEqual(product.oldPrice);
  },
);

test.each(webinars)('the price of $title is its old price less the discount', (webinar) => {
  expect(webinar.oldPrice - webinar.discount).toBe(webinar.newPrice);
});
