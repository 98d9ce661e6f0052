import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contact } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { Icon, type IconName } from 'shared/ui';
import styles from './TrustNotes.module.css';

interface TrustNotesProps {
  /** The sentence that says what happens after the payment. */
  afterPayment: string;
}

/** Notes for a buyer before the payment: card data, the next step, refunds and contact. */
export function TrustNotes({ afterPayment }: TrustNotesProps) {
  return (
    <ul role="list" className={styles.notes}>
      <Note icon="lock">You pay on the payment provider’s own page. We never see your card.</Note>
      <Note icon="mail">{afterPayment}</Note>
      <Note icon="info">
        Read our <Link to={paths.refundPolicy()}>refund policy</Link>, or write to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>.
      </Note>
    </ul>
  );
}

/** The refund terms, shown beside the price. */
export function RefundTerms({ kind }: { kind: 'course' | 'webinar' }) {
  return (
    <p className={styles.refund}>
      {kind === 'course'
        ? 'Refund on request within 24 hours of purchase, unless more than 10% of the content has been accessed.'
        : 'Refund on request within 24 hours of purchase, until the webinar begins.'}
    </p>
  );
}

function Note({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.note}>
      <Icon name={icon} size={20} className={styles.icon} />
      <span>{children}</span>
    </li>
  );
}
