import { formatShortDate } from 'shared/model/format';
import type { DatedPrice } from 'shared/model/schemas';
import { texts } from './texts';
import styles from './PriceUntil.module.css';

/** The last day of the price of a page. The build has left only the dated price that counts. */
export function PriceUntil({ of: { prices } }: { of: { prices?: readonly DatedPrice[] } }) {
  const until = prices?.[0]?.until;
  return until && <span className={styles.until}>{texts.priceUntil(formatShortDate(until))}</span>;
}
