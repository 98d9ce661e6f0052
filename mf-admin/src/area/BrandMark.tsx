/** The North Indian birth chart, the site's sign in the admin area, which has no site header. */
export const BrandMark = () => (
  <svg
    viewBox="0 0 32 32"
    width="28"
    height="28"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M3 3h26v26H3zM3 3l26 26M29 3L3 29M16 3l13 13-13 13L3 16z" />
  </svg>
);
