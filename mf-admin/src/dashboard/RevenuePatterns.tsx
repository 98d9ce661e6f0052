import type { SeriesKey } from './revenue-series';

export const patternId = (key: SeriesKey) => `series-${key}`;

/**
 * Solid, hatched and dotted: the series are told apart without their colours. Rendered once on the
 * page; bars and legend refer to it.
 */
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
