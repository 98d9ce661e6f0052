import { type ReactNode, useId } from 'react';
import { pricesIncludeTax } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { Card, clsx } from 'shared/ui';
import { texts } from './texts';
import styles from './Summary.module.css';

/** The card beside a form or a list that shows the amounts to pay. */
export function Summary({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card as="section" className={styles.summary} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </Card>
  );
}

/** A table inside a `Summary`; its name is not shown, as the heading says the same. */
export function SummaryTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    <table className={styles.table} aria-label={name}>
      {children}
    </table>
  );
}

/** Below a total: its taxes are in it, if the school has a tax number. */
export function TaxNote() {
  return pricesIncludeTax && <p className={styles.tax}>{texts.taxesIncluded}</p>;
}

interface AmountRowProps {
  label: string;
  /** Rupees. */
  amount: number;
  /** Emphasizes the final amount to pay. */
  total?: boolean;
  /** How many columns of the table the label spans. */
  span?: number;
}

/** A table row with a label and an amount. */
export function AmountRow({ label, amount, total = false, span = 1 }: AmountRowProps) {
  return (
    <tr className={clsx(styles.amount, total && styles.total)}>
      <th scope="row" colSpan={span}>
        {label}
      </th>
      <td>{formatRupees(amount)}</td>
    </tr>
  );
}
