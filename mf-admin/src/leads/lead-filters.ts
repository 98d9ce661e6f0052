import type { ContactFilterQuery, FollowUpStatus, LeadFilterQuery } from 'shared/model/schemas';
import { optionsOf } from '../lists/address-filters';
import { dayFilters, type FiltersOf } from '../lists/report-query';
import { sources } from './lead-sources';

export const followUpStatuses = optionsOf<FollowUpStatus>({
  ...{ new: 'New', called: 'Called', no_answer: 'No answer' },
  ...{ interested: 'Interested', enrolled: 'Enrolled', closed: 'Closed' },
});

const shown = optionsOf({ '': 'Inbox', mine: 'Mine', spam: 'Spam' });

export const leadFilters: FiltersOf<LeadFilterQuery> = [
  { name: 'search', label: 'Search', kind: 'text' },
  { name: 'show', label: 'Show', kind: shown },
  { name: 'source', label: 'Source', kind: sources },
  { name: 'status', label: 'Status', kind: followUpStatuses },
  {
    name: 'call_back',
    label: 'Call back',
    kind: optionsOf({ due: 'Due now', planned: 'Planned' }),
  },
  ...dayFilters,
];

export const contactFilters: FiltersOf<ContactFilterQuery> = [
  { name: 'search', label: 'Search', kind: 'text' },
  { name: 'show', label: 'Show', kind: shown },
  { name: 'status', label: 'Status', kind: followUpStatuses },
  ...dayFilters,
];
