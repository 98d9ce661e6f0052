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
  const lastPage = Math.ceil(total / ADMIN_ROWS_PER_PAGE);
  if (total > 0) {
    const back = { text: `Go to page ${lastPage}`, go: () => view.toPage(lastPage) };
    return <Nothing title={`There is no page ${view.page}`} back={back} />;
  }
  if (Object.values(view.filters).some(Boolean)) {
    const back = { text: 'Clear the filters', go: () => view.search(cleared(view.filters)) };
    return <Nothing title={`No ${many} match these filters`} back={back} />;
  }
  return <EmptyState title={`No ${many} yet`}>{empty}</EmptyState>;
}

interface NothingProps {
  title: string;
  back: { text: string; go: () => void };
}

function Nothing({ title, back }: NothingProps) {
  const goBack = () => {
    focusPageHeading();
    back.go();
  };
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={goBack}>
          {back.text}
        </Button>
      }
    />
  );
}

function cleared(filters: ReportView['filters']): ReportView['filters'] {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, '']));
}
