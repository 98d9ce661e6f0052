import type { ContactFilterQuery, FollowUpStatus, LeadFilterQuery } from 'shared/model/schemas';
import type { FilterOption } from '../lists/address-filters';
import { dayFilters, type FiltersOf } from '../lists/report-query';
import { sources } from './lead-sources';

export const followUpStatuses: readonly { value: FollowUpStatus; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'called', label: 'Called' },
  { value: 'no_answer', label: 'No answer' },
  { value: 'interested', label: 'Interested' },
  { value: 'enrolled', label: 'Enrolled' },
  { value: 'closed', label: 'Closed' },
];

const shown: readonly FilterOption[] = [
  { value: '', label: 'All but spam' },
  { value: 'mine', label: 'Mine' },
  { value: 'spam', label: 'Spam' },
];

export const leadFilters: FiltersOf<LeadFilterQuery> = [
  { name: 'search', label: 'Search', kind: 'text' },
  { name: 'show', label: 'Show', kind: shown },
  { name: 'source', label: 'Source', kind: sources },
  { name: 'status', label: 'Status', kind: followUpStatuses },
  {
    name: 'call_back',
    label: 'Call back',
    kind: [
      { value: 'due', label: 'Due now' },
      { value: 'planned', label: 'Planned' },
    ],
  },
  ...dayFilters,
];

export const contactFilters: FiltersOf<ContactFilterQuery> = [
  { name: 'search', label: 'Search', kind: 'text' },
  { name: 'show', label: 'Show', kind: shown },
  { name: 'status', label: 'Status', kind: followUpStatuses },
  ...dayFilters,
];
