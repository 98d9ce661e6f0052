import type { ComponentProps } from 'react';

/** A link that opens another tab. */
export const NewTab = ({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
