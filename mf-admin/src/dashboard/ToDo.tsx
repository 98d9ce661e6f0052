import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentTime } from 'shared/actions';
import { formatCount, formatDateTime, formatLongDay } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { Desk, OrderSummary } from 'shared/model/schemas';
import { Skeleton, VisuallyHidden } from 'shared/ui';
import { Badge, Loaded } from 'shared/ui/lists';
import { ownPaths } from '../own-paths';
import { Panel } from '../details/Panel';
import { FollowUp } from '../leads/FollowUp';
import { linkCell, rupeesCell } from '../lists/cells';
import { contactCell, personCell } from '../details/person-cells';
import { useMay } from '../use-may';
import { orderCell } from '../orders/order-cells';
import { confirmSecondCall, tickOffCall } from '../orders/order-endpoints';
import { CallButton } from '../details/CallButton';
import styles from './Dashboard.module.css';
import { useAdminDeskQuery } from './desk-endpoint';

/** What waits for somebody, above the figures. */
export function ToDo() {
  const result = useAdminDeskQuery();
  return (
    <Panel heading="To do">
      <Loaded
        result={result}
        skeleton={<Skeleton shape="row" count={2} />}
        failure="What waits could not be loaded."
        failureTone="info"
        retry="Load it again"
      >
        {(desk) => <Tasks desk={desk} />}
      </Loaded>
    </Panel>
  );
}

const MOST_SHOWN = 4;

/** The page on which a promise is kept. */
const kept = {
  ...{ hour: 'addWebinar', date: 'courses', call: 'leads', refund: 'review' },
  ...{ question: 'threads', review: 'reviews' },
};

interface Task {
  title: string;
  count: number;
  /** The page with all of them. */
  page?: ReactNode;
  entries?: ReactNode[];
}

function Tasks({ desk }: { desk: Desk }) {
  const may = useMay();
  const tasks = tasksOf(desk, may).filter(({ count }) => count > 0);
  if (tasks.length === 0) {
    return <p>Nothing waits: no review, no call-back, no failed payment and no unsent message.</p>;
  }
  return (
    <ul role="list" className={styles.tasks}>
      {tasks.map(({ title, count, page, entries = [] }) => (
        <li key={title} className={styles.task}>
          <div className={styles.taskHead}>
            <h3>{title}</h3>
            <Badge tone="pending">{formatCount(count)}</Badge>
            {page}
          </div>
          {entries.length > 0 && (
            <ul role="list" className={styles.entries}>
              {entries.slice(0, MOST_SHOWN).map((entry, index) => (
                <li key={index}>{entry}</li>
              ))}
              {entries.length > MOST_SHOWN && (
                <li>and {formatCount(Math.max(count, entries.length) - MOST_SHOWN)} more</li>
              )}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** In the order in which they should be done. */
function tasksOf(desk: Desk, may: ReturnType<typeof useMay>): Task[] {
  const unpaid = (order: OrderSummary) => (
    <>
      <OrderLine order={order} /> {may('orders') && <TickOff orderNumber={order.order_number} />}
    </>
  );
  const now = currentTime().toISOString();
  const promised = (title: string, isShown: (each: Desk['promises'][number]) => boolean): Task => {
    const shown = desk.promises.filter(isShown);
    return {
      title,
      count: shown.reduce((sum, { count }) => sum + count, 0),
      entries: shown.map(({ kind, what, count, made_at, due_at }) => (
        <>
          <Link to={paths.admin(kept[kind])}>{what}</Link>: {formatCount(count)} since{' '}
          {formatDateTime(made_at)}, by {formatDateTime(due_at)}{' '}
          {due_at <= now && <Badge tone="failed">Overdue</Badge>}
        </>
      )),
    };
  };
  return [
    promised('Promised and overdue', ({ due_at }) => due_at <= now),
    {
      title: 'Classes today',
      count: desk.today.length,
      page: <Link to={paths.admin('classes')}>All classes</Link>,
      entries: desk.today.map(({ class_id, title, starts_at, class_link }) => (
        <>
          <strong>{formatDateTime(starts_at).split(', ')[1]}</strong>{' '}
          {linkCell(ownPaths.group(class_id), title)}{' '}
          {class_link ? (
            <a href={class_link} target="_blank" rel="noreferrer">
              Join <VisuallyHidden>{title}, in a new tab</VisuallyHidden>
            </a>
          ) : (
            'No link yet'
          )}
        </>
      )),
    },
    {
      title: 'Needs review',
      count: desk.review_total,
      page: <Link to={paths.admin('review')}>Decide</Link>,
    },
    promised('Promised', ({ due_at }) => due_at > now),
    {
      title: 'Call-backs due',
      count: desk.call_backs_total,
      page: <Link to={`${paths.admin('leads')}?call_back=due`}>All call-backs</Link>,
      entries: desk.call_backs.map((lead) => (
        <div className={styles.callBack}>
          <div>
            {personCell(lead.full_name, lead.email || lead.phone_number)}{' '}
            {contactCell(lead.phone_number, lead.full_name, lead.contact_ways)}
          </div>
          <FollowUp list="leads" row={lead} name={lead.full_name} />
        </div>
      )),
    },
    {
      title: 'Leads to call',
      count: desk.leads_to_call_total,
      page: <Link to={`${paths.admin('leads')}?status=new`}>All new leads</Link>,
    },
    {
      title: 'Payments failed today',
      count: desk.failed_payments_total,
      entries: desk.failed_payments.map(unpaid),
    },
    {
      title: 'Unpaid orders of the last two days',
      count: desk.unpaid_orders_total,
      entries: desk.unpaid_orders.map(unpaid),
    },
    {
      title: 'Bought twice',
      count: desk.bought_twice_total,
      entries: desk.bought_twice.map((order) => (
        <>
          <OrderLine order={order} />
          <div>
            Bought before in {orderCell(order.bought_before)}{' '}
            {may('orders') && <IsRight orderNumber={order.order_number} />}
          </div>
        </>
      )),
    },
    {
      title: 'Undelivered messages',
      count: desk.undelivered_total,
      page: <Link to={paths.admin('review')}>Send again</Link>,
    },
    {
      title: 'Cancelled classes to settle',
      count: desk.to_settle.reduce((sum, { orders }) => sum + orders.length, 0),
      entries: desk.to_settle.map(({ class_id, title, when, orders }) => (
        <>
          {linkCell(ownPaths.group(class_id), title)}, {when}:{' '}
          {orders.slice(0, MOST_SHOWN).map((order) => (
            <Fragment key={order}>{orderCell(order)} </Fragment>
          ))}
          {orders.length > MOST_SHOWN && `and ${formatCount(orders.length - MOST_SHOWN)} more`}
        </>
      )),
    },
    {
      title: 'Attendance to enter',
      count: desk.without_attendance.length,
      entries: desk.without_attendance.map(({ class_id, title, starts_at }) => (
        <>
          {linkCell(ownPaths.group(class_id), title)}, {formatDateTime(starts_at)}
        </>
      )),
    },
    {
      title: 'Tickets without an hour',
      count: desk.tickets_without_hour.reduce((sum, { tickets }) => sum + tickets, 0),
      page: may('catalogue') && <Link to={paths.admin('addWebinar')}>Add the session</Link>,
      entries: desk.tickets_without_hour.map(
        ({ title, day, tickets }) =>
          `${title}, ${day ? formatLongDay(day) : 'no day yet'}: ${formatCount(tickets)} sold, no hour entered`,
      ),
    },
    {
      title: 'Beginning this week',
      count: desk.beginning.length,
      page: <Link to={paths.admin('classes')}>All classes</Link>,
      entries: desk.beginning.map(({ class_id, title, starts_at, sold, seats }) => (
        <>
          {linkCell(ownPaths.group(class_id), title)}, {formatDateTime(starts_at)}:{' '}
          {formatCount(sold)} of {formatCount(seats)} seats sold
        </>
      )),
    },
  ];
}

function OrderLine({ order }: { order: OrderSummary }) {
  return (
    <>
      {orderCell(order.order_number)} {order.name}, {order.title}, {rupeesCell(order.amount)}
    </>
  );
}

function TickOff({ orderNumber }: { orderNumber: string }) {
  return (
    <CallButton call={() => tickOffCall({ orderNumber })}>
      Done <VisuallyHidden>with {orderNumber}</VisuallyHidden>
    </CallButton>
  );
}

function IsRight({ orderNumber }: { orderNumber: string }) {
  return (
    <CallButton call={() => confirmSecondCall({ orderNumber })}>
      This is right <VisuallyHidden>{orderNumber}</VisuallyHidden>
    </CallButton>
  );
}
