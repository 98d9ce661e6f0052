import type { RemoteSource } from './remote-loader';

/** What a failure is told as; the wire calls its kind `step`. */
interface Report {
  remote: string;
  version: string;
  step: string;
  cause: string;
  /** The file at fault, with line and column where they are known. */
  source?: string;
  path: string;
  fallback_version?: string;
}

/** Largest texts the server takes. */
const LONGEST = { cause: 2000, source: 300, path: 300 };

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
    const source = sourceOf(failure.cause)?.slice(0, LONGEST.source);
    const report: Report = {
      remote: failure.remote,
      version: failure.version,
      step: failure.kind,
      cause: String(failure.cause ?? '').slice(0, LONGEST.cause),
      ...(source ? { source } : {}),
      path: pathPattern().slice(0, LONGEST.path),
      ...(fallback ? { fallback_version: fallback } : {}),
    };
    const body = JSON.stringify(report);
    if (told.has(body)) return;
    told.add(body);
    send(body);
  };
}

/** The file that did not come, or the first place of the stack: path, line and column. */
function sourceOf(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  if ('request' in cause && typeof cause.request === 'string') return pathOf(cause.request);
  const place = /((?:https?:\/\/|\/)[^\s()]+):(\d+):(\d+)/.exec(cause.stack ?? '');
  return place && `${pathOf(place[1]!)}:${place[2]}:${place[3]}`;
}

/** Without host and query. */
const pathOf = (address: string) =>
  URL.canParse(address, location.origin) ? new URL(address, location.origin).pathname : address;
