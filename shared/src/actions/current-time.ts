import { useMemo, useSyncExternalStore } from 'react';

/** Milliseconds: the clock of the device has been set, the device has slept, or its clock is wrong. */
const JUMP = 60_000;

/** Both are counted from the start of the page, by a clock that nobody can set. */
interface Start {
  /** What the clock of the device says. */
  device: number;
  /** The time. */
  time: number;
}

let start: Start | null = null;
let isCorrected = false;
const corrections = new Set<() => void>();

/**
 * The time of the device, until the server has said that it is another one; from then on counted: a clock that is
 * set while the page is open changes nothing. The clock that nobody can set stands still while a device sleeps: after
 * a jump, the server is asked again.
 */
export function currentTime(): Date {
  const steady = performance.now();
  const device = Date.now() - steady;
  start ??= { device: Infinity, time: device };
  if (Math.abs(device - start.device) > JUMP) {
    start.device = device;
    void followServer(start, device);
  }
  return new Date(start.time + steady);
}

/**
 * The time at which the visit of a page began, another one if the clock of the device turns out to be wrong. `null`
 * in prerendered HTML, which must not contain dates of the week in which it was rendered.
 */
export function useVisitTime(): Date | null {
  const version = useSyncExternalStore(
    subscribe,
    () => isCorrected,
    () => null,
  );
  return useMemo(() => (version === null ? null : currentTime()), [version]);
}

function subscribe(listener: () => void): () => void {
  corrections.add(listener);
  return () => corrections.delete(listener);
}

/** The page is new: for tests, each of which has a clock of its own. */
export function forgetTime(): void {
  start = null;
  isCorrected = false;
}

/** Without an answer, the clock is right, and after a jump the device has slept: that happens more often than a set clock. */
async function followServer(from: Start, device: number): Promise<void> {
  const isFirst = from.time === device;
  let time = device;
  try {
    const asked = performance.now();
    // Not the API, which public pages do not call when they open. No cache answers for the registry.
    const { headers } = await fetch('/registry.json', { method: 'HEAD', cache: 'no-store' });
    const server = Date.parse(headers.get('date') ?? '') - (asked + performance.now()) / 2;
    if (Math.abs(server - device) > JUMP) time = server;
  } catch {
    // As without an answer.
  }
  from.time = time;
  if (!isFirst || time === device) return;
  isCorrected = true;
  for (const listener of corrections) listener();
}
