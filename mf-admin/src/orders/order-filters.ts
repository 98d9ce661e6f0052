import type { OrderConditionName, OrderFilterQuery } from 'shared/model/schemas';
import type { FilterOption } from '../lists/address-filters';
import { dayFilters, type FiltersOf } from '../lists/report-query';

/** The filters of the two lists; the specification names all five. */
export const orderFilters: FiltersOf<Omit<OrderFilterQuery, 'product' | 'state' | 'day_of'>> = [
  { name: 'name', label: 'Customer Name', kind: 'text' },
  { name: 'email', label: 'Email', kind: 'email' },
  {
    name: 'status',
    label: 'Status',
    kind: [
      { value: 'paid', label: 'Paid' },
      { value: 'pending', label: 'Pending' },
    ],
  },
  ...dayFilters,
];

const states: readonly { value: OrderConditionName; label: string }[] = [
  { value: 'needs_review', label: 'Needs review' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'part_refunded', label: 'Refunded in part' },
  { value: 'failed', label: 'Payment failed' },
  { value: 'expired', label: 'Expired' },
];

const days: readonly { value: string; label: string }[] = [
  { value: '', label: 'Order' },
  { value: 'payment', label: 'Payment' },
];

/** The others, with the courses or webinars to choose from; none before they are loaded. */
export const moreOrderFilters = (
  products: readonly FilterOption[] = [],
): FiltersOf<OrderFilterQuery> => [
  { name: 'product', label: 'For', kind: products },
  { name: 'state', label: 'Outcome', kind: states },
  { name: 'day_of', label: 'Dates of', kind: days },
];
