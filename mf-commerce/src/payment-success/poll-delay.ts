const FIRST = 2000;
const LONGEST = 30_000;
const GROWTH = 1.5;

/** Milliseconds before asking again: longer each time, never sooner than the server asked for. */
export function pollDelay(attempt: number, retryAfter: number | null): number {
  return Math.max(Math.min(FIRST * GROWTH ** attempt, LONGEST), (retryAfter ?? 0) * 1000);
}
