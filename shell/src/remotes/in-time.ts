/**
 * Milliseconds after which the visitor sees that something is late. A page may still arrive: webpack's
 * own timeout for a file is 120 seconds.
 */
export const LOAD_TIMEOUT = 10_000;

/** Rejects with a `TimeoutError` if `loading` takes longer than ten seconds. */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`no answer within ${LOAD_TIMEOUT} ms`, 'TimeoutError')),
      LOAD_TIMEOUT,
    );
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
