import { observeFailedCalls } from 'shared/calls';
import { SectionFailure, type ReportFault } from '../remotes/section-failure';
import type { SiteServices } from '../remotes/SiteContext';
import { findRoute } from '../registry/routes';
import { currentPath } from '../registry/language-prefix';

/** Milliseconds before a report: loading may report the same error first, with a more precise kind. */
const REPORT_DELAY_MS = 1000;

/** Reports errors that the units throw in handlers, timers and promises, but not those of others. */
export function reportUncaught(report: ReportFault, services: () => SiteServices): void {
  const reportOwn = (error: unknown, file: string) => {
    const [, remote, place = ''] = placeOf(error, file) ?? [];
    if (!remote || SectionFailure.is(error)) return;
    const { remotes, site } = services();
    // The address of a file can be that of an earlier version.
    const version = remote === 'shell' ? site.shell : (remotes.versions()[remote] ?? place);
    const fault = { remote, version, kind: 'threw in a handler', cause: error } as const;
    setTimeout(() => report(fault), REPORT_DELAY_MS);
  };
  window.addEventListener('error', (event) => {
    // `event.error` can be any thrown value, or `null` if the browser hides it.
    const error: unknown = event.error ?? event.message;
    reportOwn(error, event.filename);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportOwn(reason, ''));
}

/** The file at fault, with its unit and version: of the section in the stack, else of the host, else `null`. */
function placeOf(error: unknown, file: string): RegExpExecArray | null {
  const places = `${file}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  return (
    /\/remotes\/([a-z0-9-]+)\/([0-9a-z]+)\//.exec(places) ?? /\/(shell)\/([0-9a-z]+)\//.exec(places)
  );
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
