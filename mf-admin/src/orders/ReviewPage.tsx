import type { ReviewResponse, UndeliveredMessage } from 'shared/model/schemas';
import { type Column, EmptyState } from 'shared/ui/lists';
import { orderCell } from './order-cells';
import { dateTimeCell, textCell } from '../lists/cells';
import { Detail } from '../details/Detail';
import { ListPanel } from '../details/Panel';
import { ReviewCaseCard } from './ReviewCaseCard';
import { useAdminReviewQuery } from './review-endpoints';
import styles from './Orders.module.css';
import { SendAgain } from './SendAgain';

const undeliveredColumns: Column<UndeliveredMessage>[] = [
  { heading: 'Written', cell: (row) => dateTimeCell(row.created_at) },
  { heading: 'To', cell: (row) => row.to },
  { heading: 'Subject', cell: (row) => row.subject, namesRow: true },
  { heading: 'Order', cell: (row) => orderCell(row.order_number) },
  { heading: 'Last answer', cell: (row) => textCell(row.error) },
  { heading: 'Action', cell: (row) => <SendAgain id={row.id} subject={row.subject} /> },
];

/** Lists payments that do not match their order, and undelivered e-mails and SMS. */
function ReviewPage() {
  const result = useAdminReviewQuery();
  return (
    <Detail heading="Needs review" what="The review list" result={result}>
      {(waiting) => <Waiting {...waiting} />}
    </Detail>
  );
}

function Waiting({ cases, undelivered }: ReviewResponse['data']) {
  return (
    <>
      {cases.length === 0 ? (
        <EmptyState title="No payment needs review">
          Payments that do not match their order appear here for you to decide.
        </EmptyState>
      ) : (
        <ul role="list" className={styles.cases} aria-label="Payments that need review">
          {cases.map((each) => (
            <ReviewCaseCard key={each.id} {...each} />
          ))}
        </ul>
      )}
      <ListPanel
        heading="Undelivered messages"
        columns={undeliveredColumns}
        rows={undelivered}
        rowKey={(row) => row.id}
        empty="Every e-mail and SMS has gone out."
      />
    </>
  );
}

export { ReviewPage as Component };
