import { memo } from 'react';
import { VictoryAxis, VictoryBar } from 'victory';
import { CHART_HEIGHT } from 'shared/constants';
import type { MonthlyTotals } from 'shared/schemas';
import styles from './Dashboard.module.css';
import { heightIn, panels, type Panel } from './panels';
import { patternId } from './RevenuePatterns';
import { valueOf, type SeriesKey } from './revenue-series';

interface RevenuePlotProps {
  months: readonly MonthlyTotals[];
  /** Pixels. */
  width: number;
  moneyTicks: readonly number[];
  countTicks: readonly number[];
}

/**
 * The bars and the axis of months. Every length is given to the chart library, which would otherwise
 * measure texts in the document, one by one.
 */
export const RevenuePlot = memo(({ months, width, moneyTicks, countTicks }: RevenuePlotProps) => {
  const slot = width / months.length;
  const barWidth = Math.max(3, Math.min(22, slot * 0.28));
  const x: [number, number] = [-0.5, months.length - 0.5];
  const beside = (barWidth / 2 + 1) / slot;

  const moneyMax = moneyTicks.at(-1) ?? 1;
  const countMax = countTicks.at(-1) ?? 1;

  const bars = (key: SeriesKey, panel: Panel, max: number, offset: number) => (
    <VictoryBar
      standalone={false}
      width={width}
      height={CHART_HEIGHT}
      padding={{ left: 0, right: 0, ...panels[panel] }}
      domain={{ x, y: [0, max] }}
      barWidth={barWidth}
      data={months.map((month, index) => ({ x: index + offset, y: valueOf(month, key) }))}
      style={{ data: { fill: `url(#${patternId(key)})`, stroke: `var(--series-${key})` } }}
    />
  );

  const lines = (panel: Panel, ticks: readonly number[], max: number) =>
    ticks.map((tick) => {
      const y = heightIn(panel, tick, max);
      return <line key={`${panel} ${tick}`} x2={width} y1={y} y2={y} className={styles.gridline} />;
    });

  return (
    <>
      {lines('money', moneyTicks, moneyMax)}
      {lines('count', countTicks, countMax)}
      {bars('paid_course_amount', 'money', moneyMax, -beside)}
      {bars('paid_webinar_amount', 'money', moneyMax, beside)}
      {bars('paid_transactions', 'count', countMax, 0)}
      <VictoryAxis
        standalone={false}
        width={width}
        height={CHART_HEIGHT}
        padding={{ left: 0, right: 0, ...panels.count }}
        offsetY={panels.count.bottom}
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
const MonthLabel = ({ x, text }: { x?: number; text?: string }) => (
  <text x={x} y={CHART_HEIGHT - 10} textAnchor="middle" className={styles.tick}>
    {text}
  </text>
);
