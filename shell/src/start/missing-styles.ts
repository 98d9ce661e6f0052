/**
 * A style sheet of the document that did not come is taken out of it: the section's page then loads it
 * like any other file, with another try, a report and a card. The host's own is asked for again here.
 * This script is deferred, so every style sheet before it has come or failed.
 */
export function askAgainForMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (hasArrived(link)) continue;
    link.remove();
    const { pathname } = new URL(link.href);
    if (!pathname.startsWith('/shell/')) continue;
    link.href = `${pathname}?attempt=1`;
    document.head.append(link);
  }
}

/** For what was no style sheet browsers keep an empty one, or one whose rules may not be read. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
