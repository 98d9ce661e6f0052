import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from 'shared/ui';
import styles from './Table.module.css';
import { useOverflow } from '../use-overflow';

export interface Column<Row> {
  /** The column's heading; also shown beside each cell on a phone. */
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Right aligned. */
  numeric?: boolean;
  /** This column names the row for screen readers. */
  namesRow?: boolean;
  /**
   * On a phone, the rows of a table with brief columns are compact and show only these columns. The
   * link in the cell that names the row opens its page.
   */
  brief?: boolean;
  /** The rows are sorted by this column; its heading is a button that reverses the order. */
  sort?: { order: 'ascending' | 'descending'; onToggle: () => void };
}

interface TableProps<Row> {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Rows with less height, for the admin area. */
  dense?: boolean;
}

/**
 * The table of the site: rows become cards below 768 px. The explicit roles keep its meaning
 * despite `display: block`.
 */
export function Table<Row>({ caption, columns, rows, rowKey, dense }: TableProps<Row>) {
  const [scroller, overflows] = useOverflow<HTMLDivElement>();
  const isCompact = columns.some(({ brief }) => brief);
  // A table that is wider than its place can be focused, so that the arrow keys scroll it. It is
  // no region, because the section around it can have the same name.
  const scrolling = overflows && { role: 'group', 'aria-label': caption, tabIndex: 0 };
  return (
    <div ref={scroller} className={styles.scroller} {...scrolling}>
      <table
        role="table"
        className={clsx(styles.table, dense && styles.dense, isCompact && styles.compact)}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ heading, numeric, sort }) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                aria-sort={sort?.order}
                className={numeric ? styles.numeric : undefined}
              >
                {sort ? (
                  <button type="button" className={styles.sort} onClick={sort.onToggle}>
                    {heading.slice(0, lastWordOf(heading))}
                    <span className={styles.lastWord}>
                      {heading.slice(lastWordOf(heading))}
                      <Icon name="chevron-down" size={14} />
                    </span>
                  </button>
                ) : (
                  heading
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ heading, cell, numeric, namesRow, brief }) => {
                const className =
                  clsx(numeric && styles.numeric, brief && styles.brief) || undefined;
                return namesRow ? (
                  <th
                    key={heading}
                    role="rowheader"
                    scope="row"
                    data-label={heading}
                    className={className}
                  >
                    {cell(row)}
                  </th>
                ) : (
                  <td key={heading} role="cell" data-label={heading} className={className}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The index at which the last word begins. */
const lastWordOf = (heading: string) => heading.lastIndexOf(' ') + 1;
