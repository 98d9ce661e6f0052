import type { GroupFilterQuery } from 'shared/model/schemas';
import type { FiltersOf } from '../lists/report-query';

export const groupFilters: FiltersOf<GroupFilterQuery> = [
  {
    name: 'status',
    label: 'Status',
    kind: [
      { value: '', label: 'Not finished' },
      { value: 'finished', label: 'Finished' },
    ],
  },
  { name: 'search', label: 'Search', kind: 'text' },
];
