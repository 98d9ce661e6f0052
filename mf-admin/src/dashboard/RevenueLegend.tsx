import type { MonthlyTotals } from 'shared/schemas';
import styles from './Dashboard.module.css';
import { patternId } from './RevenuePatterns';
import { figureText, revenueSeries } from './revenue-series';

/** The name of each series over its own bars, with its figure for the month pointed at. */
export function RevenueLegend({ month }: { month: MonthlyTotals | undefined }) {
  return (
    <ul role="list" className={styles.legend}>
      {revenueSeries.map((series) => (
        <li key={series.key}>
          <svg width="14" height="14" aria-hidden="true">
            <rect
              x="0.5"
              y="0.5"
              width="13"
              height="13"
              fill={`url(#${patternId(series.key)})`}
              stroke={`var(--series-${series.key})`}
            />
          </svg>
          <span>{series.name}</span>
          {month && (
            <span className="tabular">
              <strong>{figureText(month, series)}</strong> in {month.month}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
