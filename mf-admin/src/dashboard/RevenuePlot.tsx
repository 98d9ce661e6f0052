import { memo } from 'react';
import { VictoryAxis, VictoryBar } from 'victory';
import { CHART_HEIGHT } from 'shared/constants';
import type { MonthlyTotals } from 'shared/schemas';
import styles from './Dashboard.module.css';
import { heightIn, panels } from './panels';
import { patternId } from './RevenuePatterns';
import { revenueSeries, scaleTicks } from './revenue-series';

const monthAxis = panels.paid_transactions;

interface RevenuePlotProps {
  months: readonly MonthlyTotals[];
  /** Pixels. */
  width: number;
}

/**
 * The bars over the axis of months. Every length is given to the chart library, which would
 * otherwise measure texts in the document, one by one.
 */
export const RevenuePlot = memo(({ months, width }: RevenuePlotProps) => {
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
              data={months.map((month, index) => ({ x: index, y: month[key] }))}
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
        tickFormat={months.map(({ month }) => month)}
        tickLabelComponent={<MonthLabel />}
        style={{ axis: { stroke: 'var(--control-line)' } }}
      />
    </>
  );
});
RevenuePlot.displayName = 'RevenuePlot';

/** The library fills in place and text. */
function MonthLabel({ x, text }: { x?: number; text?: string }) {
  return (
    <text x={x} y={CHART_HEIGHT - 12} textAnchor="middle" className={styles.tick}>
      {text}
    </text>
  );
}
