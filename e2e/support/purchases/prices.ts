import { formatRupees } from 'shared/model/format';
import { shippedCatalogue } from 'shared/model/shipped-catalogue';

/** The price of a course or webinar on the site under test, so that tests need no fixed amounts. */
export function priceOf(id: number) {
  const { courses, webinars } = shippedCatalogue;
  return [...courses, ...webinars].find((product) => product.id === id)!.newPrice;
}

/** The fields of an order of one ticket. */
export function ticketAmounts(id: number) {
  const { oldPrice, discount, newPrice } = shippedCatalogue.webinars.find(
    (webinar) => webinar.id === id,
  )!;
  return { total_amount: oldPrice, discount_amount: discount, payable_amount: newPrice };
}

/** Formats rupees as every page shows them. */
export const rupees = formatRupees;
