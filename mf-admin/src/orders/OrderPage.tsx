import { Fragment } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { PageMeta } from 'shared/contract';
import { paths } from 'shared/model/paths';
import type { OrderDetails } from 'shared/model/schemas';
import { Notice } from 'shared/ui';
import { dateTimeCell, emailCell, rupeesCell, textCell } from '../lists/cells';
import { contactCell, personCell } from '../details/person-cells';
import { Detail } from '../details/Detail';
import { Facts, Panel } from '../details/Panel';
import { OrderActions } from './OrderActions';
import { orderCell, OrderStateBadge } from './order-cells';
import { useAdminOrderQuery } from './order-endpoints';
import styles from './Orders.module.css';
import listStyles from '../lists/Report.module.css';
import { OrderMoney } from './OrderMoney';
import { OrderRecords } from './OrderRecords';

/** One order: who bought what, how it was paid, what was sent, and what an admin can do for it. */
function OrderPage() {
  const { orderNumber = '' } = useParams();
  const result = useAdminOrderQuery(orderNumber);
  return (
    <Detail
      heading={
        <>
          Order <span className={listStyles.number}>{orderNumber}</span>
        </>
      }
      what="The order"
      unknown={`There is no order ${orderNumber}`}
      result={result}
    >
      {(order) => <Order order={order} />}
    </Detail>
  );
}

function Order({ order }: { order: OrderDetails }) {
  return (
    <>
      {order.in_review && (
        <Notice tone="info" action={<Link to={paths.admin('review')}>Open the list</Link>}>
          This order needs review.
        </Notice>
      )}
      {order.bought_before.length > 0 && <PurchasedBefore order={order} />}
      <OrderActions order={order} />
      <div className={styles.panels}>
        <Panel heading="Order">
          <Facts
            facts={[
              ['Status', <OrderStateBadge state={order.state} />],
              ['Ordered', dateTimeCell(order.created_at)],
              ['Paid', dateTimeCell(order.paid_at)],
              ['Price', rupeesCell(order.payable_amount)],
              ...(order.code ? [['Code', order.code] as const] : []),
              ...(order.refunded_amount > 0
                ? [['Returned', rupeesCell(order.refunded_amount)] as const]
                : []),
              ...order.items.map(
                ({ product_id, title, quantity, price, when }) =>
                  [
                    `${order.order_type === 'course' ? 'Course' : 'Webinar'} ${product_id}`,
                    <>
                      {title}, {quantity} × {rupeesCell(price)}
                      {when && <div>{when}</div>}
                    </>,
                  ] as const,
              ),
            ]}
          />
        </Panel>
        <Panel heading="Buyer">
          <Facts
            facts={[
              ['Name', personCell(order.name, order.user_id ?? order.email)],
              ['Email', emailCell(order.email)],
              ['Phone', contactCell(order.phone, order.name)],
              ['Address', textCell(order.address.join(', '))],
              ['Remarks', textCell(order.remarks)],
              ['Came from', textCell(order.campaign)],
              ['Enrolled in', textCell(order.enrolments.map(({ title }) => title).join(', '))],
            ]}
          />
        </Panel>
      </div>
      <OrderMoney order={order} />
      <OrderRecords order={order} />
    </>
  );
}

/** The same person has paid for the same before; the refund is among the actions below. */
function PurchasedBefore({ order: { bought_before, refundable_amount } }: { order: OrderDetails }) {
  return (
    <Notice tone="info">
      Bought before in{' '}
      {bought_before.map((number, index) => (
        <Fragment key={number}>
          {index > 0 && ', '}
          {orderCell(number)}
        </Fragment>
      ))}
      {refundable_amount > 0 ? ': return this payment?' : '.'}
    </Notice>
  );
}

export const meta = ({
  orderNumber = '',
}: Readonly<Record<string, string | undefined>>): PageMeta => ({
  title: `Order ${orderNumber}`,
  description: 'One order with its payments.',
});

export { OrderPage as Component };
