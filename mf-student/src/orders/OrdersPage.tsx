import { Link } from 'react-router-dom';
import { studentMessages } from 'shared/model/messages';
import { Orbits } from 'shared/ui/art';
import { siteName, whatsappQuestion } from 'shared/model/config';
import { formatDateTime, formatDay, formatRupees } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { showFailure, useCall } from 'shared/calls';
import { paymentPage } from 'shared/actions';
import type { OwnOrder } from 'shared/model/schemas';
import { Button, buttonClass, NewTab, Skeleton } from 'shared/ui';
import { Badge, type Column, EmptyState, Loaded, Table } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import { useStudentOrdersQuery, saveReceiptCall, resumePaymentCall } from './order-endpoints';
import { AskRefund } from './AskRefund';
import styles from './OrdersPage.module.css';
import { texts } from './texts';

function OrdersPage() {
  return (
    <DashboardPage
      heading={texts.heading}
      lead={texts.lead}
      tools={
        <Button variant="secondary" className={styles.print} onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <Orders />
      <p className={styles.help}>
        {texts.help(
          (ask) => (
            <NewTab href={whatsappQuestion(texts.question)}>{ask}</NewTab>
          ),
          (write) => (
            <Link to={paths.contact()}>{write}</Link>
          ),
        )}
      </p>
      <p className={styles.printed}>{texts.printed(siteName)}</p>
    </DashboardPage>
  );
}

const tones = {
  pending: 'pending',
  failed: 'failed',
  expired: 'neutral',
  review: 'pending',
  paid: 'paid',
  refunded: 'neutral',
} as const satisfies Record<OwnOrder['state'], string>;

const columns: Column<OwnOrder>[] = [
  {
    heading: texts.order,
    namesRow: true,
    cell: ({ title, items = [], order_number }) => (
      <span className={styles.order}>
        <span lang={langOf(title)}>{title}</span>
        {items.map((item) => (
          <span key={item.title} className={styles.when}>
            {items.length === 1 ? item.when : `${item.title}: ${item.when}`}
          </span>
        ))}
        <span className={styles.number}>{order_number}</span>
      </span>
    ),
  },
  { heading: texts.ordered, cell: ({ created_at }) => formatDateTime(created_at) },
  { heading: texts.amount, numeric: true, cell: (order) => <Amount order={order} /> },
  {
    heading: texts.state,
    cell: (order) => <State order={order} />,
  },
  { heading: texts.action, cell: (order) => <NextStep order={order} /> },
];

function Orders() {
  const student = useStudent();
  return (
    <Loaded
      result={useStudentOrdersQuery()}
      loading={texts.loading}
      skeleton={<Skeleton shape="row" count={3} />}
      failure={texts.failure}
      empty={
        <EmptyState
          title={texts.none}
          art={<Orbits />}
          action={
            <Link to={paths.dashboard(student, 'explorecourse')} className={buttonClass()}>
              {texts.startLearning}
            </Link>
          }
        >
          {texts.appearsAtOnce}
        </EmptyState>
      }
    >
      {(orders) => (
        <Table
          caption={texts.heading}
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
        <span className={styles.refunded}>{texts.refunded(formatRupees(refunded_amount))}</span>
      )}
    </span>
  );
}

function State({ order: { state, refund_asked: asked } }: { order: OwnOrder }) {
  return (
    <span>
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {asked && state === 'paid' && (
        <span className={styles.refunded}>
          {texts.refundAsked(formatDateTime(asked.asked_at))}{' '}
          {asked.answer_by && texts.answerBy(formatDay(asked.answer_by))}
        </span>
      )}
    </span>
  );
}

/** The next step for an order: a button to resume its payment, or to save its receipt. */
function NextStep({ order }: { order: OwnOrder }) {
  const [resume, isResuming] = useCall(resumePaymentCall);
  const [fetchReceipt, isFetching] = useCall(saveReceiptCall);
  const { order_number, title, can_resume, has_receipt } = order;

  const payNow = async () => {
    const { data: link, error } = await resume(order_number);
    if (link) paymentPage.open(link);
    else showFailure(error, studentMessages.paymentPageFailure);
  };
  const saveReceipt = async () => {
    const { error } = await fetchReceipt(order_number);
    if (error) showFailure(error, studentMessages.receiptFailure);
  };

  if (!can_resume && !has_receipt) return null;
  const text = can_resume ? texts.resumePayment : texts.receipt;
  return (
    <span className={styles.steps}>
      <Button
        variant={can_resume ? 'primary' : 'secondary'}
        size="small"
        className={styles.step}
        busy={isResuming || isFetching}
        aria-label={`${text}: ${title}, ${order_number}`}
        onClick={() => void (can_resume ? payNow() : saveReceipt())}
      >
        {text}
      </Button>
      <AskRefund order={order} />
    </span>
  );
}

export { OrdersPage as Component };
