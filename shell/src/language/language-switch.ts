import { browserStorage, tabStorage } from 'shared/store';
import { unsavedControls } from '../failures/unsaved-input';
import type { TypedInput } from './typed-input';

const SWITCHED = 'language-switch';

/** What a page hands over to the same page in another language. */
interface Switched {
  address: string;
  state: unknown;
  input: TypedInput[];
}

const typedInput = () => import(/* webpackChunkName: "rare" */ './typed-input');

/**
 * Opens the page at `address` in the language with this code, which is remembered. It takes over what has been
 * typed, and the state of the entry in the history.
 */
export async function switchLanguage(code: string, address: string): Promise<void> {
  browserStorage.setItem('language', code);
  const controls = unsavedControls();
  const typed = controls.size > 0 ? await typedInput().catch(() => null) : null;
  const switched: Switched = {
    address,
    state: history.state,
    input: typed?.readTyped(controls) ?? [],
  };
  tabStorage.setItem(SWITCHED, JSON.stringify(switched));
  location.assign(address);
}

/** Takes over what the page in the other language has handed over. */
export function takeOver(): void {
  const text = tabStorage.getItem(SWITCHED);
  if (!text) return;
  tabStorage.removeItem(SWITCHED);
  // Written by `switchLanguage`, in this tab.
  const { address, state, input } = JSON.parse(text) as Switched;
  if (address !== location.pathname + location.search + location.hash) return;
  history.replaceState(state, '');
  if (input.length > 0) void typedInput().then(({ fillTyped }) => fillTyped(input));
}
