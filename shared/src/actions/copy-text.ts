import { toast } from 'shared/toast';

/** Copies a text that the page also shows, and says in a toast whether that worked. */
export async function copyText(
  text: string,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied, { variant: 'success' });
  } catch {
    toast(notCopied, { variant: 'info' });
  }
}
