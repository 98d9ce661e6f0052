/** 3 is '03', 12 is '12'. */
export function padTwo(value: number): string {
  return String(value).padStart(2, '0');
}

/** Seconds as 'mm:ss': 120 is '02:00'. */
export function formatClock(seconds: number): string {
  return `${padTwo(Math.floor(seconds / 60))}:${padTwo(seconds % 60)}`;
}
