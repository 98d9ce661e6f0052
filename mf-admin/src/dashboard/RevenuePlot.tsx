import { memo } from 'react';
import { VictoryAxis, VictoryBar } from 'victory';
import { CHART_HEIGHT } from 'shared/model/constants';
import type { MonthlyTotals } from 'shared/model/schemas';
import styles from './Dashboard.module.css';
import {
  heightIn,
  panels,
  partName,
  revenueSeries,
  scaleTicks,
  shortFigure,
  type SeriesKey,
} from './revenue-series';

const monthAxis = panels.paid_transactions;

interface RevenuePlotProps {
  months: readonly MonthlyTotals[];
  /** Pixels. */
  width: number;
}

/**
 * The bars above the axis of months. All lengths are passed to the chart library, because it would
 * measure each text in the document otherwise.
 */
export const RevenuePlot = memo(function RevenuePlot({ months, width }: RevenuePlotProps) {
  const barWidth = Math.min(28, (width / months.length) * 0.45);
  const x: [number, number] = [-0.5, months.length - 0.5];
  const frame = { standalone: false, width, height: CHART_HEIGHT };

  return (
    <>
      {revenueSeries.map(({ key }) => {
        const ticks = scaleTicks(months, key);
        const max = ticks.at(-1) ?? 1;
        return (
          <g key={key}>
            {ticks.map((tick) => {
              const y = heightIn(panels[key], tick, max);
              return <line key={tick} x2={width} y1={y} y2={y} className={styles.gridline} />;
            })}
            <VictoryBar
              {...frame}
              padding={{ left: 0, right: 0, ...panels[key] }}
              domain={{ x, y: [0, max] }}
              barWidth={barWidth}
              // A month in which more was returned than received has no bar; the table has its figure.
              data={months.map((month, index) => ({ x: index, y: Math.max(month[key], 0) }))}
              // `style` is a property of the chart library, which turns it into SVG attributes.
              // oxlint-disable-next-line syntax/no-restricted-syntax
              style={{
                data: {
                  fill: `url(#${patternId(key)})`,
                  stroke: `var(--series-${key})`,
                  strokeWidth: 1,
                },
              }}
            />
          </g>
        );
      })}
      <VictoryAxis
        {...frame}
        padding={{ left: 0, right: 0, ...monthAxis }}
        offsetY={monthAxis.bottom}
        domain={{ x, y: [0, 1] }}
        tickValues={months.map((_, index) => index)}
        tickFormat={months.map(partName)}
        tickLabelComponent={<MonthLabel />}
        // `style` is a property of the chart library, which turns it into SVG attributes.
        // oxlint-disable-next-line syntax/no-restricted-syntax
        style={{ axis: { stroke: 'var(--control-line)' } }}
      />
    </>
  );
});
/** The chart library passes the position and the text. */
function MonthLabel({ x, text }: { x?: number; text?: string }) {
  return (
    <text x={x} y={CHART_HEIGHT - 12} textAnchor="middle" className={styles.tick}>
      {text}
    </text>
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
