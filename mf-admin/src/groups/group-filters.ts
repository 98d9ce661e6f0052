import type { GroupFilterQuery } from 'shared/model/schemas';
import { optionsOf } from '../lists/address-filters';
import type { FiltersOf } from '../lists/report-query';

export const groupFilters: FiltersOf<GroupFilterQuery> = [
  {
    name: 'status',
    label: 'Status',
    kind: optionsOf({ '': 'Not finished', finished: 'Finished' }),
  },
  { name: 'search', label: 'Search', kind: 'text' },
];
