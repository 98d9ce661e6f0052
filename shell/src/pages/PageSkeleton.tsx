/** Stands where a page will, while its section is on its way. */
export function PageSkeleton() {
  return (
    <div className="page-skeleton" role="status">
      <span className="visually-hidden">Loading…</span>
    </div>
  );
}
