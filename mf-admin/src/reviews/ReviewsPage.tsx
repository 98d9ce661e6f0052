import { api, change } from 'shared/api';
import type { ReviewDecisionRequest, ReviewRow, ReviewsResponse } from 'shared/model/schemas';
import { Actions, VisuallyHidden } from 'shared/ui';
import { Badge, type Column } from 'shared/ui/lists';
import { CallButton } from '../details/CallButton';
import { Detail } from '../details/Detail';
import { ListPanel } from '../details/Panel';
import { dateCell } from '../lists/cells';
import { dataQuery } from '../lists/queries';
import styles from '../lists/Report.module.css';

/** What students have written about courses that are over; published ones are on the pages of the courses. */
function ReviewsPage() {
  const result = useAdminReviewsQuery();
  return (
    <Detail heading="Reviews by students" what="The reviews" result={result}>
      {(rows) => (
        <>
          <p>
            From three published ones on, the page of a course shows them in place of its ratings
            and testimonials. Hide what is abuse, not what is criticism.
          </p>
          <ListPanel
            heading="All reviews"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty="No review yet. Students are asked when their batch has ended."
          />
        </>
      )}
    </Detail>
  );
}

const states = {
  asked: { tone: 'neutral', label: 'Asked' },
  waiting: { tone: 'pending', label: 'Waits' },
  published: { tone: 'paid', label: 'Published' },
  hidden: { tone: 'neutral', label: 'Hidden' },
} as const;

const columns: Column<ReviewRow>[] = [
  { heading: 'From', cell: ({ name }) => name, namesRow: true },
  { heading: 'Course', cell: ({ title }) => title },
  { heading: 'Stars', cell: ({ stars }) => stars },
  { heading: 'Words', cell: ({ text }) => <span className={styles.longText}>{text}</span> },
  { heading: 'Day', cell: ({ changed_at }) => dateCell(changed_at) },
  {
    heading: 'State',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
  },
  { heading: 'Action', cell: (row) => <Decisions row={row} /> },
];

function Decisions({ row: { id, name, state, changed_at } }: { row: ReviewRow }) {
  const button = (to: ReviewDecisionRequest['state'], label: string) =>
    state !== to && (
      <CallButton call={() => decideReviewCall({ id, state: to, changed_at })}>
        {label} <VisuallyHidden>the review from {name}</VisuallyHidden>
      </CallButton>
    );
  return (
    <Actions>
      {button('published', 'Publish')}
      {button('hidden', 'Hide')}
    </Actions>
  );
}

const { useAdminReviewsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminReviews: build.query(dataQuery<ReviewsResponse>('/admin/reviews', 'Enquiries')),
  }),
});

export const decideReviewCall = change<ReviewDecisionRequest & { id: number }>(
  'PUT /admin/reviews/:id',
  ['Enquiries'],
);

export { ReviewsPage as Component };
