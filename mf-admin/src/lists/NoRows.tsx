import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import { Button, focusPageHeading } from 'shared/ui';
import { EmptyState } from 'shared/ui/lists';
import type { ReportView } from './report-view';

interface NoRowsProps {
  noun: readonly [one: string, many: string];
  view: ReportView;
  /** Rows on all pages. */
  total: number;
  /** What the list says while it has no rows at all. */
  empty?: string;
}

/** Says why a page of a report is empty, and offers the last page or a way to clear the filters. */
export function NoRows({
  noun,
  view,
  total,
  empty = 'They will appear here as soon as they come in.',
}: NoRowsProps) {
  const [, many] = noun;
  if (total > 0) {
    const lastPage = Math.ceil(total / ADMIN_ROWS_PER_PAGE);
    return (
      <EmptyState
        title={`There is no page ${view.page}`}
        action={
          <Button
            variant="secondary"
            onClick={() => {
              focusPageHeading();
              view.toPage(lastPage);
            }}
          >
            Go to page {lastPage}
          </Button>
        }
      />
    );
  }
  if (Object.values(view.filters).some(Boolean)) {
    return (
      <EmptyState
        title={`No ${many} match these filters`}
        action={
          <Button
            variant="secondary"
            onClick={() => {
              focusPageHeading();
              view.search(cleared(view.filters));
            }}
          >
            Clear the filters
          </Button>
        }
      />
    );
  }
  return <EmptyState title={`No ${many} yet`}>{empty}</EmptyState>;
}

function cleared(filters: ReportView['filters']): ReportView['filters'] {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, '']));
}
