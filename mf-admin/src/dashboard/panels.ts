import { CHART_HEIGHT } from 'shared/constants';

/**
 * Money above, counts below, over one row of months: each in its own scale, so that neither is
 * drawn to the measure of the other. Distances from the chart's edges, in pixels.
 */
export const panels = {
  money: { top: 14, bottom: CHART_HEIGHT - 212 },
  count: { top: 246, bottom: 30 },
} as const;

export type Panel = keyof typeof panels;

/** Where a value lies in its panel, in pixels from the top of the chart. */
export function heightIn(panel: Panel, value: number, max: number): number {
  const { top, bottom } = panels[panel];
  const floor = CHART_HEIGHT - bottom;
  return floor - (value / max) * (floor - top);
}
