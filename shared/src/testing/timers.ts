import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** A test user that works with fake timers. */
export const timedUser = userEvent.setup({
  advanceTimers: (ms) => jest.advanceTimersByTime(ms),
});

/** Advances the fake clock in steps and renders after each, because one timer often starts the next. */
export async function advance(ms: number): Promise<void> {
  // During a long wait only a countdown in seconds runs, so larger steps are enough.
  const step = ms > 10_000 ? 1000 : 250;
  let left = ms;
  do {
    const next = Math.min(left, step);
    await act(() => jest.advanceTimersByTimeAsync(next));
    left -= next;
  } while (left > 0);
}
