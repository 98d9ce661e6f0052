import type { MonthlyTotals } from 'shared/schemas';
import { Table, type Column } from 'shared/ui';
import styles from './Dashboard.module.css';
import { figureText } from './RevenueLegend';
import { revenueSeries } from './revenue-series';

const columns: Column<MonthlyTotals>[] = [
  { heading: 'Month', cell: ({ month }) => month, namesRow: true },
  ...revenueSeries.map(({ key, name, unit }) => ({
    heading: name,
    numeric: true,
    cell: (month: MonthlyTotals) => figureText(month, key, unit),
  })),
];

/** The chart's figures for reading aloud, checking and copying; latest month first. */
export const RevenueTable = ({ months }: { months: readonly MonthlyTotals[] }) => (
  <details className={styles.figures}>
    <summary>Show as table</summary>
    <Table
      dense
      caption="Monthly Revenue Breakdown"
      columns={columns}
      rows={months.toReversed()}
      rowKey={({ month }) => month}
    />
  </details>
);
