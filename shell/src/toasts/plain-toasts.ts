import { showToasts } from 'shared/toast';
import styles from './plain-toasts.module.css';

/** How long a message stays at least: it has neither a pause nor a button. */
const LEAST_MS = 15_000;

/** Shows the waiting messages as plain text: the script of the toasts is not there, blocked perhaps. */
export function showAsText(): void {
  showToasts({
    show: ({ message, duration }) => {
      const line = document.createElement('p');
      line.setAttribute('role', 'alert');
      line.className = styles.line!;
      // A modal dialog covers everything outside itself.
      ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(line);
      // Only a change of what is in the page is announced.
      line.textContent = message;
      setTimeout(() => line.remove(), Math.max(duration ?? 0, LEAST_MS));
    },
    close: () => {},
  });
}
