import type { RemoteSource } from './remote-loader';

/** What a failure is told as; the wire calls its kind `step`. */
interface Report {
  remote: string;
  version: string;
  step: string;
  /** What was thrown, and where. */
  cause: string;
  path: string;
  fallback_version?: string;
}

/** Largest texts the server takes. */
const LONGEST = { cause: 2000, path: 300 };

/**
 * Tells the API of what failed, each failure once; the visitor never waits for it. `pathPattern`
 * gives the pattern of the address on screen: the address itself can hold a person's name. What
 * happens offline is told once the browser is online again.
 */
export function reportTo(address: string, pathPattern: () => string): RemoteSource['report'] {
  const told = new Set<string>();
  const kept: string[] = [];

  function send(body: string): void {
    if (!navigator.onLine) {
      kept.push(body);
      return;
    }
    const blob = new Blob([body], { type: 'application/json' });
    if (navigator.sendBeacon?.(address, blob)) return;
    const headers = { 'Content-Type': 'application/json' };
    fetch(address, { method: 'POST', body, headers, keepalive: true }).catch(() => {});
  }

  window.addEventListener('online', () => {
    for (const body of kept.splice(0)) send(body);
  });

  return (failure, fallback) => {
    const report: Report = {
      remote: failure.remote,
      version: failure.version,
      step: failure.kind,
      cause: causeText(failure.cause).slice(0, LONGEST.cause),
      path: pathPattern().slice(0, LONGEST.path),
      ...(fallback ? { fallback_version: fallback } : {}),
    };
    const body = JSON.stringify(report);
    if (told.has(body)) return;
    told.add(body);
    send(body);
  };
}

/** The error in words, with the first place of its stack that names a file. */
function causeText(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause ?? '');
  const place = cause.stack?.split('\n').find((line) => /:\d+:\d+/.test(line));
  return place ? `${String(cause)}\n${place.trim()}` : String(cause);
}
