import { useDeferredValue, useEffect, useState, type MouseEvent } from 'react';
import { CHART_HEIGHT } from 'shared/constants';
import type { MonthlyTotals } from 'shared/schemas';
import styles from './Dashboard.module.css';
import { RevenueLegend } from './RevenueLegend';
import { RevenuePatterns } from './RevenuePatterns';
import { RevenuePlot } from './RevenuePlot';
import { RevenueScale } from './RevenueScale';
import { useElementWidth } from './use-element-width';

const SCALE_WIDTH = 52;
/** Below this a month's name no longer fits under its bars: the plot then scrolls. */
const LEAST_MONTH_WIDTH = 54;

const noMonths: readonly MonthlyTotals[] = [];

/**
 * Bars per month, 350 px high. Many months are drawn in small steps between which the page answers,
 * which is what the deferred value is for.
 */
export function RevenueChart({ months: given }: { months: readonly MonthlyTotals[] }) {
  const months = useDeferredValue(given, noMonths);
  const [scroller, shownWidth] = useElementWidth<HTMLDivElement>();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const width = Math.max(shownWidth, months.length * LEAST_MONTH_WIDTH);
  const isDrawn = shownWidth > 0 && months.length > 0;
  const slot = width / months.length;

  // The latest months stand at the end.
  useEffect(() => {
    if (isDrawn && scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [isDrawn, scroller]);

  const point = (event: MouseEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setPointedAt(Math.max(0, Math.min(months.length - 1, Math.floor(left / slot))));
  };

  return (
    <div className={styles.chart}>
      <RevenueScale months={months} width={SCALE_WIDTH} />
      <div
        ref={scroller}
        className={styles.plot}
        // Scrolled with the arrow keys.
        tabIndex={width > shownWidth ? 0 : undefined}
        role="group"
        aria-label="Bars by month"
      >
        {isDrawn && (
          <svg
            width={width}
            height={CHART_HEIGHT}
            role="img"
            aria-label="Monthly Revenue Breakdown, the same figures as in the table below"
            onMouseMove={point}
            onMouseLeave={() => setPointedAt(null)}
          >
            <RevenuePatterns />
            {pointedAt !== null && (
              <rect
                className={styles.active}
                x={pointedAt * slot}
                width={slot}
                height={CHART_HEIGHT}
              />
            )}
            <RevenuePlot months={months} width={width} />
          </svg>
        )}
      </div>
      <RevenueLegend month={pointedAt === null ? undefined : months[pointedAt]} />
    </div>
  );
}
