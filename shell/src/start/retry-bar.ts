import './retry-bar.css';

/**
 * A bar above a readable page whose scripts did not arrive. Built without React, which may be what
 * is missing; trying again fetches everything anew.
 */
export function offerRetry(retry: () => Promise<void>): void {
  const bar = document.createElement('div');
  bar.className = 'retry-bar';
  bar.setAttribute('role', 'alert');

  const text = document.createElement('p');
  text.textContent = 'Part of this page could not be loaded. You can read on, or try again.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.onclick = () => {
    bar.remove();
    void retry();
  };

  bar.append(text, button);
  document.body.prepend(bar);
}
