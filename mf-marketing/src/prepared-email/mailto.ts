import { contact } from 'shared/config';

/** A `mailto:` address to the company; empty values are left out of the text. */
export function mailto(subject: string, entries: readonly (readonly [string, string])[]): string {
  const body = entries
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join('\r\n');
  return `mailto:${contact.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
