import type { AuditFilterQuery, AuditPeopleResponse } from 'shared/model/schemas';
import { dayFilters, type FiltersOf } from '../lists/report-query';

/** With the people to choose from; none before they are loaded. */
export const auditFilters = (
  people: AuditPeopleResponse['data'] = [],
): FiltersOf<AuditFilterQuery> => [
  {
    name: 'admin',
    label: 'Person',
    kind: people.map(({ id, name }) => ({ value: String(id), label: name })),
  },
  { name: 'search', label: 'Search', kind: 'text' },
  ...dayFilters,
];
