import { CHART_HEIGHT } from 'shared/constants';
import type { MonthlyTotals } from 'shared/schemas';
import styles from './Dashboard.module.css';
import { heightIn, panels } from './panels';
import { revenueSeries, scaleTicks, shortFigure } from './revenue-series';

interface RevenueScaleProps {
  months: readonly MonthlyTotals[];
  /** Pixels. */
  width: number;
}

/** The scales of the panels: beside the plot, so that they stay in sight while it scrolls. */
export function RevenueScale({ months, width }: RevenueScaleProps) {
  return (
    <svg width={width} height={CHART_HEIGHT} aria-hidden="true" className={styles.scale}>
      {revenueSeries.map(({ key, unit }) => {
        const ticks = scaleTicks(months, key);
        return ticks.map((tick) => (
          <text
            key={`${key} ${tick}`}
            x={width - 6}
            y={heightIn(panels[key], tick, ticks.at(-1) ?? 1)}
            dy="0.32em"
            textAnchor="end"
            className={styles.tick}
          >
            {unit === 'rupees' && '₹'}
            {shortFigure(tick)}
          </text>
        ));
      })}
    </svg>
  );
}
