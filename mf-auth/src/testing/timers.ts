import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** A user for tests whose clock stands still unless it is moved. */
export const timedUser = userEvent.setup({
  advanceTimers: (ms) => jest.advanceTimersByTime(ms),
});

const STEP = 250;

/** Moves the clock on in steps, with what is rendered in between: one timer often starts the next. */
export async function advance(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(Math.min(ms, STEP)));
  if (ms > STEP) await advance(ms - STEP);
}
