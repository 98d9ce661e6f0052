import type { OrderFilterQuery } from 'shared/model/schemas';
import { dayFilters, type FiltersOf } from '../lists/report-view';

export const orderFilters: FiltersOf<OrderFilterQuery> = {
  name: 'text',
  email: 'text',
  status: [
    { value: 'paid', label: 'Paid' },
    { value: 'pending', label: 'Pending' },
  ],
  ...dayFilters,
  day_of: [
    { value: '', label: 'Order' },
    { value: 'payment', label: 'Payment' },
  ],
};
