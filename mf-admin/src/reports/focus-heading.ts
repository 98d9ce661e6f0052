/** For a button that takes itself away: the keyboard goes on from the heading of the page. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}
