import { observeFailedCalls } from 'shared/failed-calls';
import type { ReportFault } from '../remotes/report';
import { SectionFailure } from '../remotes/section-failure';
import type { SiteServices } from '../remotes/SiteContext';
import { findRoute } from '../site/site';

/** Loading comes to its own conclusion about what it throws first; the same error is told once. */
const PATIENCE = 1000;

/** Tells of what sections throw in handlers, timers and promises. What is not ours is left out. */
export function reportUncaught(report: ReportFault): void {
  const note = (error: unknown, file: string) => {
    const unit = unitOf(error, file);
    if (!unit || SectionFailure.is(error)) return;
    setTimeout(() => report({ ...unit, kind: 'threw in a handler', cause: error }), PATIENCE);
  };
  window.addEventListener('error', (event) => {
    // It can be anything that was thrown, or `null` where the browser hides it.
    const error: unknown = event.error ?? event.message;
    note(error, event.filename);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason, ''));
}

/** Whose file is at fault: the section that stands in the stack, else the host, else nobody of us. */
function unitOf(error: unknown, file: string): { remote: string; version: string } | null {
  const places = `${file}\n${error instanceof Error ? (error.stack ?? '') : ''}`;
  const place =
    /\/remotes\/([a-z0-9-]+)\/([0-9a-z]+)\//.exec(places) ??
    /\/(shell)\/([0-9a-z]+)\//.exec(places);
  return place && { remote: place[1]!, version: place[2]! };
}

/** No page takes longer to leave, once the calls that it began have been ended. */
const LEAVING_MS = 1000;

/**
 * Tells of calls that the server did not answer as agreed, by the section on screen. A page makes
 * several calls: what fails them all in the same way on one address is told once, by the first.
 */
export function reportFailedCalls(report: ReportFault, services: () => SiteServices): void {
  const told = new Set<string>();
  observeFailedCalls((call, status) => {
    const { site, remotes } = services();
    const name = findRoute(site, location.pathname)?.remote.name ?? 'shell';
    const version = remotes.versions()[name] ?? site.shell;
    const view = JSON.stringify([location.pathname, name, version, status]);
    if (told.has(view)) return;
    told.add(view);
    const tell = () =>
      report({ remote: name, version, kind: 'call failed', cause: `${call}: ${status}` });
    // A visitor who leaves cuts off what is under way, and the page is gone before it is told.
    if (status === 'FETCH_ERROR') setTimeout(tell, LEAVING_MS);
    else tell();
  });
}
