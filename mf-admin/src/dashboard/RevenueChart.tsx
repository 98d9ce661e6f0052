import {
  useCallback,
  useDeferredValue,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { CHART_HEIGHT } from 'shared/model/constants';
import type { MonthlyTotals } from 'shared/model/schemas';
import styles from './Dashboard.module.css';
import { patternId, RevenuePatterns, RevenuePlot, RevenueScale } from './RevenuePlot';
import { figureText, isDay, partName, revenueSeries } from './revenue-series';

const SCALE_WIDTH = 52;
/** Pixels that a month needs for its name. If there is less room, the plot scrolls. */
const LEAST_MONTH_WIDTH = 54;

const noMonths: readonly MonthlyTotals[] = [];

/**
 * Bars for each month, 350 px high. They are drawn with deferred values so that the page stays
 * responsive while there are many months.
 */
export function RevenueChart({ months: given }: { months: readonly MonthlyTotals[] }) {
  const months = useDeferredValue(given, noMonths);
  const [scroller, shownWidth] = useElementWidth();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const availableWidth = useDeferredValue(shownWidth);
  const width = Math.max(availableWidth, months.length * LEAST_MONTH_WIDTH);
  const isDrawn = availableWidth > 0 && months.length > 0;
  const slot = width / months.length;

  const show = (index: number) => setPointedAt(Math.max(0, Math.min(months.length - 1, index)));
  const point = (event: MouseEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    show(Math.floor(left / slot));
  };
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const now = pointedAt ?? months.length;
    const steps: Record<string, number> = {
      ArrowLeft: now - 1,
      ArrowRight: pointedAt === null ? 0 : now + 1,
      Home: 0,
      End: months.length - 1,
    };
    const next = steps[event.key];
    if (event.key === 'Escape') setPointedAt(null);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    const { currentTarget } = event;
    currentTarget.scrollLeft = (next + 0.5) * slot - currentTarget.clientWidth / 2;
  };

  return (
    <div className={styles.chart}>
      <RevenueScale months={months} width={SCALE_WIDTH} />
      {/* A drawing has no control for its bars: the group takes the keys for all of them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={scroller}
        className={styles.plot}
        // The arrow keys go from month to month while the plot has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label="Bars by month"
        aria-keyshortcuts="ArrowLeft ArrowRight"
        onKeyDown={step}
        onBlur={() => setPointedAt(null)}
      >
        {isDrawn && (
          // The group around it takes the keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
          <svg
            ref={showLatest}
            width={width}
            height={CHART_HEIGHT}
            role="img"
            aria-label="Monthly Revenue Breakdown, the same figures as in the table below"
            onMouseMove={point}
            // A tap.
            onClick={point}
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

/** The name of each series above its bars, with its figure for the month under the pointer. */
function RevenueLegend({ month }: { month: MonthlyTotals | undefined }) {
  return (
    <ul role="list" className={styles.legend} aria-live="polite">
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
              <strong>{figureText(month, series)}</strong> {isDay(month) ? 'on' : 'in'}{' '}
              {partName(month)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Scrolls to the latest months, which are at the right end. */
function showLatest(drawing: SVGSVGElement | null): void {
  const scroller = drawing?.parentElement;
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
}

/** A ref for an element, and its width in whole pixels, 0 until it is known. */
function useElementWidth() {
  const [width, setWidth] = useState(0);
  const follow = useCallback((element: HTMLElement | null) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [follow, width] as const;
}
