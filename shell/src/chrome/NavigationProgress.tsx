/** A thin line at the top while the next page is on its way. */
export function NavigationProgress({ busy }: { busy: boolean }) {
  return <div className="navigation-progress" data-busy={busy || undefined} aria-hidden />;
}
