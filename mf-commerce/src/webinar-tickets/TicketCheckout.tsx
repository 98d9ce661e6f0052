import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared/paths';
import { Notice } from 'shared/ui';
import { BillingForm } from '../billing/BillingForm';
import { OwnedNotice } from '../billing/OwnedNotice';
import { CommercePage } from '../summary/CommercePage';
import { TrustNotes } from '../summary/TrustNotes';
import { WithSummary } from '../summary/WithSummary';
import { BookingSummary } from './BookingSummary';
import { isExpired, type TicketWebinar } from './ticket-webinar';
import { useTicketCheckout } from './use-ticket-checkout';

/** Buys one ticket; webinars never enter the cart. */
export const TicketCheckout = ({ webinar }: { webinar: TicketWebinar }) => {
  const { form, payment, price, news } = useTicketCheckout(webinar);
  const [wasOver] = useState(() => isExpired(webinar, new Date()));

  return (
    <CommercePage heading="Book your webinar ticket">
      <WithSummary
        summaryFirst
        summary={
          <>
            <BookingSummary webinar={webinar} price={price} />
            {wasOver && (
              <Notice action={<Link to={paths.webinars()}>See all webinars</Link>}>
                This webinar has begun: tickets for it are no longer sold.
              </Notice>
            )}
          </>
        }
      >
        <BillingForm
          name="Billing information"
          form={form}
          payment={payment}
          news={news}
          addressOptional
        >
          <OwnedNotice kind="webinar" items={[{ id: webinar.id, name: webinar.title }]} />
        </BillingForm>
        <TrustNotes afterPayment="Your ticket shows under My Webinars, and a confirmation comes by e-mail." />
      </WithSummary>
    </CommercePage>
  );
};
