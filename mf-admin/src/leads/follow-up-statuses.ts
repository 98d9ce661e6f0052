import type { FollowUpStatus } from 'shared/model/schemas';

export const followUpStatuses: readonly { value: FollowUpStatus; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'called', label: 'Called' },
  { value: 'no_answer', label: 'No answer' },
  { value: 'interested', label: 'Interested' },
  { value: 'enrolled', label: 'Enrolled' },
  { value: 'closed', label: 'Closed' },
];
