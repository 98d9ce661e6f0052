import { CHART_HEIGHT } from 'shared/constants';
import { revenueSeries, type SeriesKey } from './revenue-series';

/*
 * Each series has a panel of its own, one below the other over one row of months: courses cost three
 * hundred times what a webinar ticket does, so on one scale only the former could be read.
 */

/** Pixels of a panel: a line for its name, then the bars. `Dashboard.module.css` uses it too. */
const PANEL_HEIGHT = 106;
const NAME_HEIGHT = 28;
const SPACE_BELOW = 4;

interface Panel {
  /** Distances from the chart's upper and lower edge, in pixels. */
  readonly top: number;
  readonly bottom: number;
}

export const panels = Object.fromEntries(
  revenueSeries.map(({ key }, index) => [
    key,
    {
      top: index * PANEL_HEIGHT + NAME_HEIGHT,
      bottom: CHART_HEIGHT - (index + 1) * PANEL_HEIGHT + SPACE_BELOW,
    },
  ]),
) as Record<SeriesKey, Panel>;

/** Where a value lies in its panel, in pixels from the top of the chart. */
export function heightIn({ top, bottom }: Panel, value: number, max: number): number {
  const floor = CHART_HEIGHT - bottom;
  return floor - (value / max) * (floor - top);
}
