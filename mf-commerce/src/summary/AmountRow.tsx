import { formatRupees } from 'shared/format';
import { classNames } from 'shared/ui';
import styles from './Summary.module.css';

interface AmountRowProps {
  label: string;
  /** Rupees. */
  amount: number;
  /** What is to be paid in the end. */
  total?: boolean;
  /** How many columns of the table the label spans. */
  span?: number;
}

/** A line of figures under, or instead of, a table's rows. */
export const AmountRow = ({ label, amount, total = false, span = 1 }: AmountRowProps) => (
  <tr className={classNames(styles.amount, total && styles.total)}>
    <th scope="row" colSpan={span}>
      {label}
    </th>
    <td>{formatRupees(amount)}</td>
  </tr>
);
