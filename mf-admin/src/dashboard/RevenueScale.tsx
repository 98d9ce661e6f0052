import { CHART_HEIGHT } from 'shared/constants';
import styles from './Dashboard.module.css';
import { heightIn, type Panel } from './panels';
import { shortFigure } from './revenue-series';

interface RevenueScaleProps {
  width: number;
  moneyTicks: readonly number[];
  countTicks: readonly number[];
}

/** The two scales, beside the plot, so that they stay in sight while it scrolls. */
export const RevenueScale = ({ width, moneyTicks, countTicks }: RevenueScaleProps) => {
  const labels = (panel: Panel, ticks: readonly number[], format: (value: number) => string) =>
    ticks.map((tick) => (
      <text
        key={`${panel} ${tick}`}
        x={width - 6}
        y={heightIn(panel, tick, ticks.at(-1) ?? 1)}
        dy="0.32em"
        textAnchor="end"
        className={styles.tick}
      >
        {format(tick)}
      </text>
    ));

  return (
    <svg width={width} height={CHART_HEIGHT} aria-hidden="true" className={styles.scale}>
      {labels('money', moneyTicks, (value) => `₹${shortFigure(value)}`)}
      {labels('count', countTicks, shortFigure)}
    </svg>
  );
};
