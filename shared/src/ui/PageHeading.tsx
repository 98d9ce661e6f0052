import type { ReactNode } from 'react';

/** The page's only h1. The shell focuses it after a page change, which announces the page. */
export const PageHeading = ({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) => (
  <h1 className={className} tabIndex={-1} data-page-heading="">
    {children}
  </h1>
);
