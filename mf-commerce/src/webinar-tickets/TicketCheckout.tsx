import { BillingForm } from '../billing/BillingForm';
import { CommercePage } from '../summary/CommercePage';
import { TrustNotes } from '../summary/TrustNotes';
import { WithSummary } from '../summary/WithSummary';
import { BookingSummary } from './BookingSummary';
import type { TicketWebinar } from './ticket-webinar';
import { useTicketCheckout } from './use-ticket-checkout';

/** Buys one ticket; webinars never enter the cart. */
export const TicketCheckout = ({ webinar }: { webinar: TicketWebinar }) => {
  const { form, payment, price, news } = useTicketCheckout(webinar);

  return (
    <CommercePage heading="Book your webinar ticket">
      <WithSummary summaryFirst summary={<BookingSummary webinar={webinar} price={price} />}>
        <BillingForm
          name="Billing information"
          form={form}
          payment={payment}
          news={news}
          addressOptional
        />
        <TrustNotes afterPayment="Your ticket shows under My Webinars, and a confirmation comes by e-mail." />
      </WithSummary>
    </CommercePage>
  );
};
