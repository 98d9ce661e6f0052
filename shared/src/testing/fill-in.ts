import { userEvent } from '@testing-library/user-event';

/** Adds a whole text at once. Typing it presses each key, which takes twenty times as long; tests of keys do that. */
export async function fillIn(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
