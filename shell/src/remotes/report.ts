import type { Site } from '../site/site';
import type { FailureKind } from './section-failure';

/** What is told of: a section that failed, or something in it that did while it was on screen. */
export interface Fault {
  remote: string;
  version: string;
  kind: FailureKind | 'threw in a handler' | 'call failed';
  cause?: unknown;
}

/** `fallback` is the version that took the failed one's place. */
export type ReportFault = (fault: Fault, fallback?: string | null) => void;

/** What a fault is told as; the wire calls its kind `step`. */
interface Report {
  remote: string;
  version: string;
  built_from?: string;
  step: string;
  cause: string;
  /** The file at fault, with line and column where they are known. */
  source?: string;
  path: string;
  fallback_version?: string;
}

/** Largest texts the server takes. */
const LONGEST = { built: 120, cause: 2000, source: 300, path: 300 };

/** A page that never stops failing tells no more than this in a visit. */
const MOST_REPORTS = 30;

/**
 * Tells the API of what failed, each fault once; the visitor never waits for it. `pathPattern`
 * gives the pattern of the address on screen: the address itself can hold a person's name.
 * `builtFrom` gives what a version was built from, where that is known. What happens offline is told
 * once the browser is online again.
 */
export function reportTo(
  address: string,
  pathPattern: () => string,
  builtFrom: Site['builtFrom'] = () => undefined,
): ReportFault {
  const told = new Set<string>();
  const thrown = new WeakSet<Error>();
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

  return ({ remote, version, kind, cause }, fallback = null) => {
    if (cause instanceof Error) {
      // Loading has told of it already, by a better name.
      if (kind === 'threw in a handler' && thrown.has(cause)) return;
      thrown.add(cause);
    }
    const source = sourceOf(cause)?.slice(0, LONGEST.source);
    const built = builtFrom(remote, version)?.slice(0, LONGEST.built);
    const report: Report = {
      remote,
      version,
      ...(built ? { built_from: built } : {}),
      step: kind,
      cause: causeText(cause).slice(0, LONGEST.cause),
      ...(source ? { source } : {}),
      path: pathPattern().slice(0, LONGEST.path),
      ...(fallback ? { fallback_version: fallback } : {}),
    };
    const key = JSON.stringify([remote, version, kind, report.cause, fallback]);
    if (told.has(key) || told.size >= MOST_REPORTS) return;
    told.add(key);
    send(JSON.stringify(report));
  };
}

/** Without what differs from one try to the next, and from one address of the site to another. */
const causeText = (cause: unknown) =>
  String(cause ?? '')
    .replaceAll(location.origin, '')
    .replaceAll(/\?attempt=\d+/g, '');

/** The file that did not come, or the first place of the stack: path, line and column. */
function sourceOf(cause: unknown): string | null {
  // What gave up waiting is not at fault.
  if (!(cause instanceof Error) || cause instanceof DOMException) return null;
  if ('request' in cause && typeof cause.request === 'string') return pathOf(cause.request);
  const place = /((?:https?:\/\/|\/)[^\s()]+):(\d+):(\d+)/.exec(cause.stack ?? '');
  return place && `${pathOf(place[1]!)}:${place[2]}:${place[3]}`;
}

/** Without host and query. */
const pathOf = (address: string) =>
  URL.canParse(address, location.origin) ? new URL(address, location.origin).pathname : address;
