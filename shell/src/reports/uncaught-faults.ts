import { observeFailedCalls } from 'shared/calls';
import { SectionFailure, type ReportFault } from '../remotes/section-failure';
import type { SiteServices } from '../remotes/SiteContext';
import { findRoute } from '../registry/routes';
import { currentPath } from '../registry/language-prefix';

/** Milliseconds before a report: loading may report the same error first, with a more precise kind. */
const REPORT_DELAY_MS = 1000;

/** Reports errors that the units throw in handlers, timers and promises, but not those of others. */
export function reportUncaught(report: ReportFault): void {
  const reportOwn = (error: unknown, file: string) => {
    const unit = unitOf(error, file);
    if (!unit || SectionFailure.is(error)) return;
    setTimeout(
      () => report({ ...unit, kind: 'threw in a handler', cause: error }),
      REPORT_DELAY_MS,
    );
  };
  window.addEventListener('error', (event) => {
    // `event.error` can be any thrown value, or `null` if the browser hides it.
    const error: unknown = event.error ?? event.message;
    reportOwn(error, event.filename);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportOwn(reason, ''));
}

/** The unit whose file is at fault: the section in the stack, else the host, else `null`. */
function unitOf(error: unknown, file: string): { remote: string; version: string } | null {
  const places = `${file}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  const place =
    /\/remotes\/([a-z0-9-]+)\/([0-9a-z]+)\//.exec(places) ??
    /\/(shell)\/([0-9a-z]+)\//.exec(places);
  return place && { remote: place[1]!, version: place[2]! };
}

/** Milliseconds within which a page that the visitor leaves is gone, after its calls have been ended. */
const LEAVING_MS = 1000;

/**
 * Reports API calls that failed unexpectedly, under the section on screen. A page makes several calls:
 * if all fail with the same status on one address, only the first is reported.
 */
export function reportFailedCalls(report: ReportFault, services: () => SiteServices): void {
  const reportedViews = new Set<string>();
  observeFailedCalls((call, status) => {
    const { site, remotes } = services();
    const name = findRoute(site, currentPath())?.remote.name ?? 'shell';
    const version = remotes.versions()[name] ?? site.shell;
    const view = JSON.stringify([location.pathname, name, version, status]);
    if (reportedViews.has(view)) return;
    reportedViews.add(view);
    const reportCall = () =>
      report({ remote: name, version, kind: 'call failed', cause: `${call}: ${status}` });
    // Leaving the page ends its calls with this status; the page is then gone before the report.
    if (status === 'FETCH_ERROR') setTimeout(reportCall, LEAVING_MS);
    else reportCall();
  });
}
