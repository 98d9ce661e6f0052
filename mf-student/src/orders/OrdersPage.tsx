import { Link } from 'react-router-dom';
import { studentMessages } from 'shared/model/messages';
import { Orbits } from 'shared/ui/art';
import { siteName, whatsappQuestion } from 'shared/model/config';
import { formatDateTime, formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { paymentPage } from 'shared/actions';
import { Button, buttonClass, Skeleton } from 'shared/ui';
import { Badge, type Column, EmptyState, Loaded, Table } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import {
  useStudentOrdersQuery,
  useStudentReceiptMutation,
  useStudentResumePaymentMutation,
  type OwnOrder,
} from './order-endpoints';
import { showFailure } from '../show-failure';
import styles from './OrdersPage.module.css';

function OrdersPage() {
  return (
    <DashboardPage
      heading="Your orders"
      lead="What you have bought, what is still to be paid, and your receipts."
      tools={
        <Button variant="secondary" className={styles.print} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <Orders />
      <p className={styles.help}>
        A question about an order? Name its number and{' '}
        <a
          href={whatsappQuestion('Namaste, I have a question about my order ')}
          target="_blank"
          rel="noopener noreferrer"
        >
          ask on WhatsApp
        </a>
        , or <Link to={paths.contact()}>write to us</Link>.
      </p>
      <p className={styles.printed}>{siteName}, printed from your account.</p>
    </DashboardPage>
  );
}

const states = {
  pending: { tone: 'pending', text: 'Not paid yet' },
  failed: { tone: 'failed', text: 'Payment failed' },
  expired: { tone: 'neutral', text: 'Not paid in time' },
  review: { tone: 'pending', text: 'Being checked' },
  paid: { tone: 'paid', text: 'Paid' },
  refunded: { tone: 'neutral', text: 'Refunded' },
} as const satisfies Record<OwnOrder['state'], object>;

const columns: Column<OwnOrder>[] = [
  {
    heading: 'Order',
    namesRow: true,
    cell: ({ title, items = [], order_number }) => (
      <span className={styles.order}>
        {title}
        {items.map((item) => (
          <span key={item.title} className={styles.when}>
            {items.length === 1 ? item.when : `${item.title}: ${item.when}`}
          </span>
        ))}
        <span className={styles.number}>{order_number}</span>
      </span>
    ),
  },
  { heading: 'Ordered', cell: ({ created_at }) => formatDateTime(created_at) },
  { heading: 'Amount', numeric: true, cell: (order) => <Amount order={order} /> },
  {
    heading: 'State',
    cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge>,
  },
  { heading: 'Action', cell: (order) => <NextStep order={order} /> },
];

function Orders() {
  const student = useStudent();
  return (
    <Loaded
      result={useStudentOrdersQuery()}
      loading="Loading your orders…"
      skeleton={<Skeleton shape="row" count={3} />}
      failure="We could not load your orders. Nothing is lost: what you have paid for stays yours."
      empty={
        <EmptyState
          title="No orders yet"
          art={<Orbits />}
          action={
            <Link to={paths.dashboard(student, 'explorecourse')} className={buttonClass()}>
              Start learning
            </Link>
          }
        >
          A course or ticket you order while you are logged in appears here at once.
        </EmptyState>
      }
    >
      {(orders) => (
        <Table
          caption="Your orders"
          columns={columns}
          rows={orders}
          rowKey={({ order_number }) => order_number}
        />
      )}
    </Loaded>
  );
}

function Amount({ order: { amount, refunded_amount } }: { order: OwnOrder }) {
  return (
    <span>
      {formatRupees(amount)}
      {refunded_amount > 0 && (
        <span className={styles.refunded}>{formatRupees(refunded_amount)} refunded</span>
      )}
    </span>
  );
}

/** The next step for an order: a button to resume its payment, or to save its receipt. */
function NextStep({
  order: { order_number, title, can_resume, has_receipt },
}: {
  order: OwnOrder;
}) {
  const [resume, { isLoading: isResuming }] = useStudentResumePaymentMutation();
  const [fetchReceipt, { isLoading: isFetching }] = useStudentReceiptMutation();

  const payNow = async () => {
    const { data: link, error } = await resume(order_number);
    if (link) paymentPage.open(link);
    else showFailure(error, studentMessages.paymentPageFailure);
  };
  const saveReceipt = async () => {
    const { error } = await fetchReceipt(order_number);
    if (error) showFailure(error, studentMessages.receiptFailure);
  };

  if (can_resume) {
    return (
      <Button
        size="small"
        className={styles.step}
        busy={isResuming}
        aria-label={`Resume payment: ${title}, ${order_number}`}
        onClick={() => void payNow()}
      >
        Resume payment
      </Button>
    );
  }
  return (
    has_receipt && (
      <Button
        variant="secondary"
        size="small"
        className={styles.step}
        busy={isFetching}
        aria-label={`Receipt: ${title}, ${order_number}`}
        onClick={() => void saveReceipt()}
      >
        Receipt
      </Button>
    )
  );
}

export { OrdersPage as Component };
