import type { ReactNode } from 'react';

interface PageHeadingProps {
  className?: string;
  /** If it is not in the language of the page. */
  lang?: string;
  children: ReactNode;
}

/** The page's only h1. The shell focuses it after a page change, which announces the page. */
export function PageHeading({ className, lang, children }: PageHeadingProps) {
  return (
    <h1 className={className} lang={lang} tabIndex={-1} data-page-heading="">
      {children}
    </h1>
  );
}

/** Focuses the page's heading, for use after the focused control has been removed. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
}
