import { HttpError } from './errors';

/** Runs at most `atOnce` jobs together; the others wait, and beyond `mostWaiting` are refused. */
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
      // The turn goes straight to the next one in the row.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
