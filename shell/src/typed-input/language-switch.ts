import { unsavedControls } from './unsaved-input';
import { fillTyped, readTyped, type TypedInput } from './typed-input';

/** What a page hands over to the same page in another language. */
interface Switched {
  address: string;
  state: unknown;
  input: TypedInput[];
}

/** What has been typed, and the state of the entry in the history, as text for the page at `address`. */
export function handOver(address: string): string {
  const input = readTyped(unsavedControls());
  return JSON.stringify({ address, state: history.state, input } satisfies Switched);
}

/** Takes it over, if this is the page. */
export function takeOver(text: string): void {
  // Written by `handOver`, in this tab.
  const { address, state, input } = JSON.parse(text) as Switched;
  if (address !== location.pathname + location.search + location.hash) return;
  history.replaceState(state, '');
  fillTyped(input);
}
