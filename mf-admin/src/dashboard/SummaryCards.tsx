import { formatCount, formatRupees } from 'shared/model/format';
import { reportMessages } from 'shared/model/messages';
import { Skeleton } from 'shared/ui';
import type { Figure, Summary } from './dashboard-endpoints';
import styles from './Dashboard.module.css';

const plainAmount = (value: number) => formatRupees(value).replace('₹', '');

/** The labels are the owner's exact wording; only two of the three amounts have the rupee sign. */
const cards: readonly { label: string; figure: Figure; format: (value: number) => string }[] = [
  { label: 'Total Receive Amount', figure: 'total_paid_amount', format: formatRupees },
  { label: 'Total Webinars amount Receive', figure: 'paid_webinar_amount', format: plainAmount },
  { label: 'Total Webinars Ticket Solds', figure: 'total_paid_webinars', format: formatCount },
  { label: 'Total Course Amount Receive', figure: 'paid_course_amount', format: formatRupees },
  { label: 'Total Registered Users', figure: 'total_users', format: formatCount },
  { label: 'Total Success Transactions', figure: 'total_paid_transactions', format: formatCount },
];

/** Six figures; skeletons until the summary is loaded. */
export function SummaryCards({ summary }: { summary: Summary | undefined }) {
  return (
    <dl className={styles.cards}>
      {cards.map(({ label, figure, format }) => (
        <div key={figure} className={styles.card}>
          <dt>{label}</dt>
          <dd>
            {summary ? (
              shown(summary.figures[figure], format)
            ) : (
              <Skeleton className={styles.figureSkeleton} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Only `null` counts as missing; zero is shown as a figure. */
function shown(value: number | null, format: (value: number) => string) {
  return value === null ? reportMessages.valueMissing : format(value);
}
