import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './Table.module.css';

export interface Column<Row> {
  /** The column's heading; also shown beside each cell on a phone. */
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Right aligned. */
  numeric?: boolean;
  /** This column names the row for screen readers. */
  namesRow?: boolean;
}

interface TableProps<Row> {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** Lower rows, for the admin area. */
  dense?: boolean;
}

/** The one table: rows become cards below 720 px. The explicit roles survive `display: block`. */
export const Table = <Row,>({ caption, columns, rows, rowKey, dense }: TableProps<Row>) => (
  <div className={styles.scroller}>
    <table role="table" className={classNames(styles.table, dense && styles.dense)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ heading, numeric }) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={numeric ? styles.numeric : undefined}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ heading, cell, numeric, namesRow }) => {
              const className = numeric ? styles.numeric : undefined;
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
