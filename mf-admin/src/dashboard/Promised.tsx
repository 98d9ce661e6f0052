import { Link } from 'react-router-dom';
import { currentTime } from 'shared/actions';
import { formatCount, formatDateTime, formatLongDay } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { DuePromises } from 'shared/model/schemas';
import { Badge } from 'shared/ui/lists';

/** What was promised, to how many, since when and by when, and where it is kept. */
export function Promised({ kind, title, day, count, made_at, due_at }: DuePromises) {
  const { what, label, page } = kinds[kind];
  const isOverdue = new Date(due_at) <= currentTime();
  return (
    <>
      {[title, day && formatLongDay(day)].filter(Boolean).join(', ')}
      {title ? ': ' : ''}
      {what} promised to {formatCount(count)} since {formatDateTime(made_at)}, by{' '}
      {formatDateTime(due_at)}. {isOverdue && <Badge tone="failed">Overdue</Badge>}{' '}
      <Link to={paths.admin(page)}>{label}</Link>
    </>
  );
}

const kinds = {
  hour: { what: 'the hour', label: 'Add the session', page: 'addWebinar' },
  date: { what: 'a date', label: 'Add a batch', page: 'courses' },
  call: { what: 'a call', label: 'Leads', page: 'leads' },
  refund: { what: 'an answer about a refund', label: 'Decide', page: 'review' },
};
