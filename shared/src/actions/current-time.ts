import { apiBase } from '../model/config';

/** Milliseconds: the clock of the device has been set, or the device has slept. */
const JUMP = 60_000;

/** Both are counted from the start of the page, by a clock that nobody can set. */
interface Start {
  /** What the clock of the device says. */
  device: number;
  /** The time. */
  time: number;
}

let start: Start | null = null;

/**
 * The time of the device when it is read for the first time, and from then on counted: a clock that is set while
 * the page is open changes nothing. The clock that nobody can set stands still while a device sleeps: after a
 * jump, the server is asked.
 */
export function currentTime(): Date {
  const steady = performance.now();
  const device = Date.now() - steady;
  start ??= { device, time: device };
  if (Math.abs(device - start.device) > JUMP) {
    start.device = device;
    void followServer(start, device);
  }
  return new Date(start.time + steady);
}

/** The page is new: for tests, each of which has a clock of its own. */
export function forgetTime(): void {
  start = null;
}

/** Without an answer, the device has slept, which happens more often than that a clock is set. */
async function followServer(from: Start, device: number): Promise<void> {
  try {
    const asked = performance.now();
    // Not `send`: the body of its answer does not matter, and no visitor waits for it.
    const { headers } = await fetch(`${apiBase}/health`, { method: 'HEAD', cache: 'no-store' });
    const at = Date.parse(headers.get('date') ?? '');
    from.time = at > 0 ? at - (asked + performance.now()) / 2 : device;
  } catch {
    from.time = device;
  }
}
