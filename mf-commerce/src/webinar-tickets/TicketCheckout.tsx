import { useState } from 'react';
import { Link } from 'react-router-dom';
import { currentTime } from 'shared/actions';
import type { TicketWebinar } from 'shared/page';
import { paths } from 'shared/model/paths';
import { Notice } from 'shared/ui';
import { BillingForm } from '../billing/BillingForm';
import { OwnedNotice } from '../billing/OwnedNotice';
import { CommercePage, WithSummary } from '../summary/CommercePage';
import { AmountRow, Summary, SummaryTable, TaxNote } from '../summary/Summary';
import { RefundTerms, TrustNotes } from '../summary/TrustNotes';
import { hourOfTicket, isExpired, type TicketPrice } from './ticket-webinar';
import { useTicketCheckout } from './use-ticket-checkout';
import styles from './TicketCheckout.module.css';

/** The checkout of one ticket; webinars are never in the cart. */
export function TicketCheckout({ webinar }: { webinar: TicketWebinar }) {
  const { form, payment, price, notice } = useTicketCheckout(webinar);
  const [wasOver] = useState(() => isExpired(webinar, currentTime()));

  return (
    <CommercePage heading="Book your webinar ticket">
      <WithSummary
        summaryFirst
        summary={
          <>
            <BookingSummary webinar={webinar} price={price} />
            {wasOver && (
              <Notice action={<Link to={paths.webinars()}>See all webinars</Link>}>
                This webinar has begun, so tickets for it are no longer sold.
              </Notice>
            )}
          </>
        }
      >
        <BillingForm
          name="Billing information"
          form={form}
          payment={payment}
          notice={notice}
          addressOptional
        >
          <OwnedNotice kind="webinar" items={[{ id: webinar.id, name: webinar.title }]} />
        </BillingForm>
        <TrustNotes afterPayment="Your ticket will appear under My Webinars, and you will get a confirmation by e-mail." />
      </WithSummary>
    </CommercePage>
  );
}

interface BookingSummaryProps {
  webinar: TicketWebinar;
  price: TicketPrice;
}

/** The webinar, its date and the price of one ticket. */
function BookingSummary({ webinar, price }: BookingSummaryProps) {
  const [now] = useState(currentTime);
  const hour = hourOfTicket(webinar, now);
  return (
    <Summary heading="Booking summary">
      <div>
        <p className={styles.title}>{webinar.title}</p>
        <p className={styles.facts}>
          {webinar.dateOfWebinar && (
            <>
              {webinar.targetDate === '' || 'Live on '}
              {webinar.dateOfWebinar} ·{' '}
            </>
          )}
          1 ticket, in Hindi and English
        </p>
        {hour && <p className={styles.facts}>{hour}</p>}
      </div>
      <SummaryTable name="Booking summary">
        <tbody>
          <AmountRow label="Ticket price" amount={price.oldPrice} />
          <AmountRow label="Early Bird Discount" amount={0 - price.discount} />
          <AmountRow label="Total" amount={price.payable} total />
        </tbody>
      </SummaryTable>
      <TaxNote />
      <RefundTerms kind="webinar" />
    </Summary>
  );
}
