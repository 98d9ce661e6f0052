import { Link } from 'react-router-dom';
import { langOf } from 'shared/model/language';
import type { TicketWebinar } from 'shared/page';
import { paths } from 'shared/model/paths';
import { Notice } from 'shared/ui';
import { BillingForm } from '../billing/BillingForm';
import { PurchasedNotice } from '../billing/PurchasedNotice';
import { CodeField, CodeRow } from '../code/CodeField';
import type { OrderCode } from '../code/use-code';
import { CommercePage, WithSummary } from '../summary/CommercePage';
import { AmountRow, Summary, SummaryTable, TaxNote } from '../summary/Summary';
import { RefundTerms, TrustNotes } from '../summary/TrustNotes';
import { texts } from './texts';
import { hourOfTicket, isExpired, type TicketPrice } from './ticket-webinar';
import { useTicketCheckout } from './use-ticket-checkout';
import styles from './TicketCheckout.module.css';

/** The checkout of one ticket, opened `now`; webinars are never in the cart. */
export function TicketCheckout({ webinar, now }: { webinar: TicketWebinar; now: Date }) {
  const { form, payment, price, notice, code } = useTicketCheckout(webinar);

  return (
    <CommercePage heading={texts.heading}>
      <WithSummary
        summaryFirst
        summary={
          <>
            <BookingSummary webinar={webinar} price={price} code={code} now={now} />
            {isExpired(webinar, now) && (
              <Notice action={<Link to={paths.webinars()}>{texts.allWebinars}</Link>}>
                {texts.hasBegun}
              </Notice>
            )}
          </>
        }
      >
        <BillingForm
          name={texts.billing}
          form={form}
          payment={payment}
          notice={notice}
          addressOptional
        >
          <PurchasedNotice kind="webinar" items={[{ id: webinar.id, name: webinar.title }]} />
        </BillingForm>
        <TrustNotes kind="webinar" />
      </WithSummary>
    </CommercePage>
  );
}

interface BookingSummaryProps {
  webinar: TicketWebinar;
  price: TicketPrice;
  code: OrderCode;
  now: Date;
}

/** The webinar, its date and the price of one ticket. */
function BookingSummary({ webinar, price, code, now }: BookingSummaryProps) {
  const hour = hourOfTicket(webinar, now);
  const date = webinar.dateOfWebinar;
  return (
    <Summary heading={texts.summary}>
      <div>
        <p className={styles.title} lang={langOf(webinar.title)}>
          {webinar.title}
        </p>
        <p className={styles.facts}>
          {date && <>{webinar.targetDate === '' ? date : texts.liveOn(date)} · </>}
          {texts.ticket}
        </p>
        {hour && <p className={styles.facts}>{hour}</p>}
      </div>
      <SummaryTable name={texts.summary}>
        <tbody>
          <AmountRow label={texts.price} amount={price.oldPrice} />
          <AmountRow label={texts.discount} amount={0 - price.discount} />
          <CodeRow code={code} />
          <AmountRow label={texts.total} amount={price.payable} total />
        </tbody>
      </SummaryTable>
      <TaxNote />
      <CodeField code={code} />
      <RefundTerms kind="webinar" />
    </Summary>
  );
}
