import type { ReactNode } from 'react';
import { contact } from 'shared/model/config';
import { buttonClass, Notice } from 'shared/ui';

interface PreparedEmailProps {
  subject: string;
  /** Label and value of each line. */
  entries: readonly (readonly [string, string])[];
  /** The text of the link. */
  link: string;
  children: ReactNode;
}

/** Offers the values of a form that sends no request as an e-mail that is ready to send. */
export function PreparedEmail({ subject, entries, link, children }: PreparedEmailProps) {
  return (
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
}

/** A `mailto:` URL to the company; empty values are left out of the text. */
export function mailto(subject: string, entries: readonly (readonly [string, string])[]): string {
  const body = entries
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join('\r\n');
  return `mailto:${contact.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
