import { TextField } from 'shared/forms';
import { formatDateTime } from 'shared/model/format';
import type { ReviewCase, ReviewDecision } from 'shared/model/schemas';
import { selectUser, useAppSelector } from 'shared/store';
import { Actions, Card } from 'shared/ui';
import { orderCell, OrderStateBadge } from './order-cells';
import { emailCell, rupeesCell, textCell } from '../lists/cells';
import { CallButton } from '../details/CallButton';
import { Facts } from '../details/Panel';
import { ReasonDialog, type ReasonValues } from '../details/ReasonDialog';
import { Refund } from './money/Refund';
import { useMay } from '../use-may';
import { decideCaseCall, takeCaseCall } from './review-endpoints';
import styles from './Orders.module.css';
import rowStyles from '../lists/Report.module.css';

/** A payment that an admin has to decide on: our record, the provider's record, and the actions. */
export function ReviewCaseCard(found: ReviewCase) {
  return (
    <Card as="li" className={styles.case}>
      <h2>{found.text}</h2>
      {found.detail && <p>{found.detail}</p>}
      <p className={rowStyles.detail}>
        Since {formatDateTime(found.opened_at)}.{' '}
        {found.assignee ? `${found.assignee} is handling it.` : 'Nobody is handling it yet.'}
      </p>
      <div className={styles.views}>
        <div role="group" aria-label="Our order">
          <h3 className={styles.subheading}>Our order</h3>
          <Facts
            facts={[
              ['Number', orderCell(found.order_number)],
              ['For', textCell(found.title)],
              ['Buyer', emailCell(found.email)],
              ['Price', rupeesCell(found.order_amount)],
              [
                'Status',
                found.order_state ? <OrderStateBadge state={found.order_state} /> : textCell(null),
              ],
            ]}
          />
        </div>
        <div role="group" aria-label="The provider">
          <h3 className={styles.subheading}>The provider</h3>
          <Facts
            facts={[
              [referenceNames[found.reason] ?? 'Order', textCell(found.reference)],
              ['Payment', textCell(found.payment_id)],
              ...(found.provider_state === null
                ? []
                : ([
                    ['Paid', paidAmount(found)],
                    ['Status', found.provider_state],
                  ] as const)),
            ]}
          />
        </div>
      </div>
      <Decisions {...found} />
    </Card>
  );
}

/** What the reference of a case is, if it is no order. */
const referenceNames: Readonly<Partial<Record<string, string>>> = {
  dispute: 'Dispute',
  dispute_lost: 'Dispute',
  settlement: 'Settled on',
};

/** The amount paid, with the currency if it is not in rupees. */
const paidAmount = ({ provider_amount, provider_currency }: ReviewCase) =>
  provider_amount === null || provider_currency === 'INR'
    ? rupeesCell(provider_amount)
    : `${provider_amount} ${provider_currency ?? ''}`;

function Decisions(found: ReviewCase) {
  const { id, order_number, assignee } = found;
  const ownName = useAppSelector(selectUser)?.name;
  const may = useMay();
  const isPaid = found.provider_state === 'success';
  const amount = found.provider_amount === null ? 'this payment' : paidAmount(found);
  const send =
    (action: ReviewDecision['action']) =>
    ({ reason, order_number: other }: ReasonValues & { order_number?: string }) =>
      decideCaseCall({
        id,
        action,
        note: reason,
        ...(action === 'assign' && { order_number: other }),
      });
  return (
    <Actions>
      {isPaid && order_number && (
        <ReasonDialog label="Accept" title="Accept the payment" send={send('accept')}>
          Marks the order as paid with {amount}: the buyer is enrolled and gets a receipt for this
          amount.
        </ReasonDialog>
      )}
      {isPaid && may('refunds') && found.provider_currency !== 'INR' && (
        <ReasonDialog label="Refund" title="Refund the payment" send={send('refund')}>
          Refunds all of this payment, in its currency. The buyer is informed by e-mail.
        </ReasonDialog>
      )}
      {isPaid && may('refunds') && found.provider_currency === 'INR' && found.refundable_amount && (
        <Refund
          refundable={found.refundable_amount}
          buyer={found.email ?? 'The buyer'}
          send={({ reason, ...amounts }) =>
            decideCaseCall({ id, action: 'refund', note: reason, ...amounts })
          }
        >
          The buyer is informed by e-mail. A full refund closes the case.
        </Refund>
      )}
      {isPaid && (
        <ReasonDialog<ReasonValues & { order_number: string }>
          label="Assign"
          title="Assign to another order"
          fields={(form) => (
            <TextField
              name={form.name('order_number')}
              label="Order number"
              maxLength={60}
              required
            />
          )}
          send={send('assign')}
        >
          The payment is counted for the order whose number you enter.
        </ReasonDialog>
      )}
      {found.reason === 'dispute_lost' && (
        <ReasonDialog label="Book the loss" title="Book the lost dispute" send={send('book')}>
          Writes a credit note for the amount that the bank has taken, and ends the access. The
          buyer is informed by e-mail.
        </ReasonDialog>
      )}
      <ReasonDialog label="Close" title="Close the case" send={send('close')}>
        The order and the payment do not change.
      </ReasonDialog>
      {assignee !== ownName && (
        <CallButton variant="quiet" call={() => takeCaseCall(id)}>
          {assignee ? 'Take over' : 'Take on'}
        </CallButton>
      )}
    </Actions>
  );
}
