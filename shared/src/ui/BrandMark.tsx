/** The eight-pointed star in its orbit, as in the icon of the site. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} fill="none" stroke="currentColor" aria-hidden>
      <circle cx="20" cy="20" r="18.5" />
      <circle cx="20" cy="20" r="14.5" opacity=".55" />
      <path
        d="M20 7l2.6 10.4L33 20l-10.4 2.6L20 33l-2.6-10.4L7 20l10.4-2.6z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M12.2 12.2l4 4M27.8 12.2l-4 4M12.2 27.8l4-4M27.8 27.8l-4-4" opacity=".8" />
      <circle cx="33.1" cy="6.9" r="2.2" fill="currentColor" stroke="none" />
    </svg>
  );
}
