import { AmountRow } from '../summary/AmountRow';
import { Summary, SummaryTable } from '../summary/Summary';
import styles from './BookingSummary.module.css';
import type { TicketPrice, TicketWebinar } from './ticket-webinar';

interface BookingSummaryProps {
  webinar: TicketWebinar;
  price: TicketPrice;
}

/** Which webinar, when, and what one ticket comes to. */
export const BookingSummary = ({ webinar, price }: BookingSummaryProps) => (
  <Summary heading="Booking summary">
    <div>
      <p className={styles.title}>{webinar.title}</p>
      <p className={styles.facts}>
        {webinar.dateOfWebinar && <>Live on {webinar.dateOfWebinar} · </>}1 ticket
      </p>
    </div>
    <SummaryTable name="Booking summary">
      <tbody>
        <AmountRow label="Ticket price" amount={price.oldPrice} />
        <AmountRow label="Early Bird Discount" amount={-price.discount} />
        <AmountRow label="Total" amount={price.payable} total />
      </tbody>
    </SummaryTable>
  </Summary>
);
