import { CHART_HEIGHT } from 'shared/model/constants';
import type { MonthlyTotals } from 'shared/model/schemas';
import styles from './Dashboard.module.css';
import {
  heightIn,
  panels,
  revenueSeries,
  scaleTicks,
  shortFigure,
  type SeriesKey,
} from './revenue-series';

/** The line below the lowest bars. */
const AXIS = CHART_HEIGHT - panels.paid_transactions.bottom;

interface RevenuePlotProps {
  months: readonly MonthlyTotals[];
  /** Pixels. */
  width: number;
}

/** The bars above the axis of months. */
export function RevenuePlot({ months, width }: RevenuePlotProps) {
  const slot = width / months.length;
  const barWidth = Math.min(28, slot * 0.45);
  return (
    <>
      {revenueSeries.map(({ key }) => {
        const ticks = scaleTicks(months, key);
        // A month in which more was returned than received has no bar; the table has its figure.
        const y = (value: number) => heightIn(panels[key], Math.max(value, 0), ticks.at(-1) ?? 1);
        return (
          <g key={key}>
            {ticks.map((tick) => (
              <line key={tick} x2={width} y1={y(tick)} y2={y(tick)} className={styles.gridline} />
            ))}
            {months.map((month, index) => {
              const left = (index + 0.5) * slot - barWidth / 2;
              return (
                <path
                  key={month.month}
                  role="presentation"
                  d={`M${left},${y(0)}V${y(month[key])}h${barWidth}V${y(0)}z`}
                  fill={`url(#${patternId(key)})`}
                  stroke={`var(--series-${key})`}
                />
              );
            })}
          </g>
        );
      })}
      <line x2={width} y1={AXIS} y2={AXIS} stroke="var(--control-line)" />
      {months.map(({ month }, index) => (
        <text
          key={month}
          x={(index + 0.5) * slot}
          y={CHART_HEIGHT - 12}
          textAnchor="middle"
          className={styles.tick}
        >
          {month}
        </text>
      ))}
    </>
  );
}

/** The scales of the panels, beside the plot, so that they stay visible while it scrolls. */
export function RevenueScale({ months, width }: RevenuePlotProps) {
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

export function patternId(key: SeriesKey): string {
  return `series-${key}`;
}

/** Solid, hatched and dotted fills, so that the series can be told apart without colour. */
export function RevenuePatterns() {
  return (
    <defs>
      <pattern
        id={patternId('paid_course_amount')}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
      >
        <rect width="6" height="6" fill="var(--series-paid_course_amount)" />
      </pattern>
      <pattern
        id={patternId('paid_webinar_amount')}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" fill="var(--surface-raised)" />
        <rect width="2.25" height="5" fill="var(--series-paid_webinar_amount)" />
      </pattern>
      <pattern
        id={patternId('paid_transactions')}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
      >
        <rect width="5" height="5" fill="var(--surface-raised)" />
        <circle cx="2.5" cy="2.5" r="1.1" fill="var(--series-paid_transactions)" />
      </pattern>
    </defs>
  );
}
