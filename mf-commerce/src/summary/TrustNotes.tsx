import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contact } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { Icon, type IconName } from 'shared/ui';
import { texts } from './texts';
import styles from './TrustNotes.module.css';

interface PurchasedProps {
  kind: 'course' | 'webinar';
}

/** Notes for a buyer before the payment: card data, the next step, refunds and contact. */
export function TrustNotes({ kind }: PurchasedProps) {
  return (
    <ul role="list" className={styles.notes}>
      <Note icon="lock">{texts.cardStaysPrivate}</Note>
      <Note icon="mail">{texts.afterPayment[kind]}</Note>
      <Note icon="info">
        {texts.help(
          (policy) => (
            <Link to={paths.refundPolicy()}>{policy}</Link>
          ),
          <a href={`mailto:${contact.email}`}>{contact.email}</a>,
        )}
      </Note>
    </ul>
  );
}

/** The refund terms, shown beside the price. */
export function RefundTerms({ kind }: PurchasedProps) {
  return <p className={styles.refund}>{texts.refund[kind]}</p>;
}

function Note({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.note}>
      <Icon name={icon} size={20} className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}
