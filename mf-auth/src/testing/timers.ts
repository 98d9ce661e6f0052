import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** A user for tests whose clock stands still unless it is moved. */
export const timedUser = userEvent.setup({
  advanceTimers: (ms) => jest.advanceTimersByTime(ms),
});

/** Moves the clock on in steps, with what is rendered in between: one timer often starts the next. */
export async function advance(ms: number): Promise<void> {
  // In minutes nothing but seconds is counted.
  const step = ms > 10_000 ? 1000 : 250;
  let left = ms;
  do {
    const next = Math.min(left, step);
    await act(() => jest.advanceTimersByTimeAsync(next));
    left -= next;
  } while (left > 0);
}
