import type { OrderConditionName, OrderFilterQuery } from 'shared/model/schemas';
import { optionsOf, type FilterOption } from '../lists/address-filters';
import { dayFilters, type FiltersOf } from '../lists/report-query';

/** The filters of the two lists; the specification names all five. */
export const orderFilters: FiltersOf<Omit<OrderFilterQuery, 'product' | 'state' | 'day_of'>> = [
  { name: 'name', label: 'Customer Name', kind: 'text' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'status', label: 'Status', kind: optionsOf({ paid: 'Paid', pending: 'Pending' }) },
  ...dayFilters,
];

const states = optionsOf<OrderConditionName>({
  ...{ needs_review: 'Needs review', refunded: 'Refunded', part_refunded: 'Refunded in part' },
  ...{ failed: 'Payment failed', expired: 'Expired' },
});

const days = optionsOf({ '': 'Order', payment: 'Payment' });

/** The others, with the courses or webinars to choose from; none before they are loaded. */
export const moreOrderFilters = (
  products: readonly FilterOption[] = [],
): FiltersOf<OrderFilterQuery> => [
  { name: 'product', label: 'For', kind: products },
  { name: 'state', label: 'Outcome', kind: states },
  { name: 'day_of', label: 'Dates of', kind: days },
];
