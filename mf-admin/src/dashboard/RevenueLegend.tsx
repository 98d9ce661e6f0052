import { formatRupees } from 'shared/format';
import type { MonthlyTotals } from 'shared/schemas';
import styles from './Dashboard.module.css';
import { patternId } from './RevenuePatterns';
import { revenueSeries, valueOf, type SeriesKey } from './revenue-series';

const counts = new Intl.NumberFormat('en-IN');

/** A figure as the chart and its table write it. */
export function figureText(month: MonthlyTotals, key: SeriesKey, unit: 'rupees' | 'count') {
  const value = valueOf(month, key);
  return unit === 'rupees' ? formatRupees(value) : counts.format(value);
}

/** The three series, each with its value in one month: the one pointed at, else the last. */
export const RevenueLegend = ({ month }: { month: MonthlyTotals | undefined }) => (
  <div className={styles.legend}>
    <ul role="list">
      {revenueSeries.map(({ key, name, unit }) => (
        <li key={key}>
          <svg width="16" height="16" aria-hidden="true">
            <rect
              x="1"
              y="1"
              width="14"
              height="14"
              fill={`url(#${patternId(key)})`}
              stroke={`var(--series-${key})`}
            />
          </svg>
          <span>{name}</span>
          {month && <strong className="tabular">{figureText(month, key, unit)}</strong>}
        </li>
      ))}
    </ul>
    {month && <p className={styles.month}>{month.month}</p>}
  </div>
);
