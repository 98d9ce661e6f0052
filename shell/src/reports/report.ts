import { isOnline } from 'shared/calls';
import { parsedUrl } from 'shared/model/validation';
import type { Site } from '../registry/site';
import type { ReportFault } from '../remotes/section-failure';

/** The request body for a fault; the API calls its kind `step`. */
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
  /** Whether this page load has reported nothing of the version before: the server counts such visits. */
  first: boolean;
}

/** Longest texts that the server accepts, in characters. */
const MAX_LENGTH = { built: 120, cause: 2000, source: 300, path: 300 };

/** Reports per page load at most, for a page that never stops failing. */
const MAX_REPORTS = 30;

/**
 * Returns a function that reports each fault to the API once; the visitor never waits for it.
 * `pathPattern` returns the pattern of the address on screen, because the address itself can contain
 * a person's name. `builtFrom` returns what a version was built from, if that is known. Faults that
 * happen offline are reported when the browser is online again.
 */
export function reportTo(
  address: string,
  pathPattern: () => string,
  builtFrom: Site['builtFrom'] = () => undefined,
): ReportFault {
  const reported = new Set<string>();
  const failed = new Set<string>();
  const thrown = new WeakSet<Error>();
  const kept: string[] = [];

  function send(body: string): void {
    if (!isOnline()) {
      kept.push(body);
      return;
    }
    const type = 'application/json';
    const headers = { 'Content-Type': type };
    const ways = [
      () => navigator.sendBeacon?.(address, new Blob([body], { type })),
      () => fetch(address, { method: 'POST', body, headers, keepalive: true }).catch(() => {}),
    ];
    for (const way of ways) {
      try {
        if (way()) return;
      } catch {
        // An extension has replaced the function. What is reported goes on without a report.
      }
    }
  }

  window.addEventListener('online', () => {
    for (const body of kept.splice(0)) send(body);
  });

  return ({ remote, version, kind, cause }, fallback = null) => {
    if (cause instanceof Error) {
      // Loading has already reported this error, with a more precise kind.
      if (kind === 'threw in a handler' && thrown.has(cause)) return;
      thrown.add(cause);
    }
    const source = sourceOf(cause)?.slice(0, MAX_LENGTH.source);
    const built = builtFrom(remote, version)?.slice(0, MAX_LENGTH.built);
    const report: Report = {
      remote,
      version,
      ...(built ? { built_from: built } : {}),
      step: kind,
      cause: causeText(cause).slice(0, MAX_LENGTH.cause),
      ...(source ? { source } : {}),
      path: pathPattern().slice(0, MAX_LENGTH.path),
      ...(fallback ? { fallback_version: fallback } : {}),
      first: !failed.has(remote + version),
    };
    const key = JSON.stringify([remote, version, kind, report.cause, fallback]);
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    failed.add(remote + version);
    send(JSON.stringify(report));
  };
}

/** Removes what differs between attempts, and between the origins of the site. */
const causeText = (cause: unknown) =>
  String(cause ?? '')
    .replaceAll(location.origin, '')
    .replaceAll(/\?attempt=\d+/g, '');

/** The path of the file that did not arrive, or the first place of the stack: path, line and column. */
function sourceOf(cause: unknown): string | null {
  // A `DOMException`, such as a timeout, comes from the code that waited, not from the code at fault.
  if (!(cause instanceof Error) || cause instanceof DOMException) return null;
  if ('request' in cause && typeof cause.request === 'string') return pathOf(cause.request);
  const place = /((?:https?:\/\/|\/)[^\s()]+):(\d+):(\d+)/.exec(cause.stack ?? '');
  return place && `${pathOf(place[1]!)}:${place[2]}:${place[3]}`;
}

/** The address without host and query. */
const pathOf = (address: string) => parsedUrl(address, location.origin)?.pathname ?? address;
