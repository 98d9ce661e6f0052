import { HttpError } from '../errors';

/**
 * Runs at most `atOnce` jobs at the same time. Other jobs wait; if `mostWaiting` wait already, a new
 * job is refused with 503.
 */
export function concurrencyLimiter(atOnce: number, mostWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) {
        throw new HttpError(503, 'The server is busy. Please try again in a moment.', {
          headers: { 'retry-after': '2' },
        });
      }
      await new Promise<void>((begin) => waiting.push(begin));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      // The first waiting job takes the place of this one, so `running` stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
