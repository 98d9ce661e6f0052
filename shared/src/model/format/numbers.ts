/** 3 is '03', 12 is '12'. */
export function padTwo(value: number): string {
  return String(value).padStart(2, '0');
}

/** Seconds as 'mm:ss': 120 is '02:00'. */
export function formatClock(seconds: number): string {
  return `${padTwo(Math.floor(seconds / 60))}:${padTwo(seconds % 60)}`;
}

/**
 * A whole number with Indian grouping: 1234567 is '12,34,567'. Does not use `Intl.NumberFormat`: every
 * public page shows prices, and creating the first formatter keeps a cheap phone busy for 100 ms.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
}
