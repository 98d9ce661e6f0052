import { failureKindOf } from '../remotes/failure-kind';
import type { ReportFault } from '../remotes/section-failure';

/**
 * Removes style sheets that did not arrive from the document: the section's page then loads them like
 * any other file, with a retry, a report and a failure card. The host's own are requested again here.
 * This script is deferred, so every style sheet before it has arrived or failed, or has been given up
 * after ten seconds (scripts/src/site/pages/before-host.js).
 */
export function retryMissingStyles(report: ReportFault): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (hasArrived(link)) continue;
    link.remove();
    const { pathname } = new URL(link.href);
    if (!pathname.startsWith('/shell/')) continue;
    link.href = `${pathname}?attempt=1`;
    document.head.append(link);
    void reportStyleSheet(report, pathname);
  }
}

async function reportStyleSheet(report: ReportFault, address: string): Promise<void> {
  const version = address.split('/')[2] ?? '';
  const error = new Error("the host's style sheet did not arrive");
  const cause = Object.assign(error, { request: address });
  report({ remote: 'shell', version, kind: await failureKindOf(cause), cause });
}

/** For a failed style sheet, browsers keep an empty one, or one whose rules may not be read. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
