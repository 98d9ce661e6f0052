import { buyerStateOptions } from 'shared/model/catalogue';
import type { ReceiptFilterQuery } from 'shared/model/schemas';
import { dayFilters, type FiltersOf } from '../lists/report-query';

export const receiptFilters: FiltersOf<ReceiptFilterQuery> = [
  { name: 'state', label: 'State', kind: buyerStateOptions },
  ...dayFilters,
];
