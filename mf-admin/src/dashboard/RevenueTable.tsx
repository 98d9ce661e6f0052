import { useState } from 'react';
import type { MonthlyTotals } from 'shared/model/schemas';
import { Table, type Column } from 'shared/ui/lists';
import styles from './Dashboard.module.css';
import { figureText, revenueSeries } from './revenue-series';

const columns: Column<MonthlyTotals>[] = [
  { heading: 'Month', cell: ({ month }) => month, namesRow: true },
  ...revenueSeries.map((series) => ({
    heading: series.name,
    numeric: true,
    cell: (month: MonthlyTotals) => figureText(month, series),
  })),
];

/** The chart's figures as a table for screen readers, checking and copying; latest month first. */
export function RevenueTable({ months }: { months: readonly MonthlyTotals[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.figures} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as table</summary>
      {isOpen && (
        <Table
          dense
          caption="Monthly figures"
          columns={columns}
          rows={[...months].reverse()}
          rowKey={({ month }) => month}
        />
      )}
    </details>
  );
}
