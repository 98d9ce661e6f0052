import type { ReactNode } from 'react';
import { buttonClass, Notice } from 'shared/ui';
import { mailto } from './mailto';

interface PreparedEmailProps {
  subject: string;
  /** Label and value of each line. */
  entries: readonly (readonly [string, string])[];
  /** The text of the link. */
  link: string;
  children: ReactNode;
}

/** Offers what was typed as an e-mail ready to send, where a form calls no server. */
export const PreparedEmail = ({ subject, entries, link, children }: PreparedEmailProps) => (
  <Notice
    tone="success"
    action={
      <a
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        href={mailto(subject, entries)}
      >
        {link}
      </a>
    }
  >
    {children}
  </Notice>
);
