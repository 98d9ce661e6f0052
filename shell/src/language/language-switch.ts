import { browserStorage, tabStorage } from 'shared/store';
import { unsavedControls } from '../failures/unsaved-input';
import { SWITCHED } from './handed-over';
import { fillTyped, readTyped, type TypedInput } from './typed-input';

/** What a page hands over to the same page in another language. */
interface Switched {
  address: string;
  state: unknown;
  input: TypedInput[];
}

/**
 * Opens the page at `address` in the language with this code, which is remembered. It takes over what has been
 * typed, and the state of the entry in the history.
 */
export function switchLanguage(code: string, address: string): void {
  browserStorage.setItem('language', code);
  const input = readTyped(unsavedControls());
  const switched: Switched = { address, state: history.state, input };
  tabStorage.setItem(SWITCHED, JSON.stringify(switched));
  location.assign(address);
}

/** Takes over what the page in the other language has handed over. */
export function takeOver(): void {
  const text = tabStorage.getItem(SWITCHED);
  tabStorage.removeItem(SWITCHED);
  // Written by `switchLanguage`, in this tab.
  const { address, state, input } = JSON.parse(text ?? '{}') as Partial<Switched>;
  if (address !== location.pathname + location.search + location.hash) return;
  history.replaceState(state, '');
  if (input) fillTyped(input);
}
