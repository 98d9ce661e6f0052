import { filterKeyPresses } from './key-presses';

filterKeyPresses();

const heard: string[] = [];
document.addEventListener('keydown', ({ key }) => heard.push(key));

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML =
    '<button></button><textarea></textarea><input id="text"><input id="digit" maxlength="1">';
});

/** Whether the page hears a key at an element, and whether the browser acts on it. */
function press(place: string, key: string, how: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  document.querySelector(place)!.dispatchEvent(event);
  return { heard: heard.includes(key), acts: !event.defaultPrevented };
}
const all = { heard: true, acts: true };
const none = { heard: false, acts: false };

test.each(['Enter', 'Escape'])('%s of an input method is not for the page', (key) => {
  expect(press('#text', key, { isComposing: true })).toEqual(none);
  // Safari.
  expect(press('#text', key, { keyCode: 229 })).toEqual(none);
  expect(press('#text', key, {})).toEqual(all);
});

test('the other keys of an input method reach the field but no handler of the page', () => {
  for (const key of ['Process', 'ArrowLeft', 'Backspace', '1']) {
    expect(press('#text', key, { isComposing: true })).toEqual({ heard: false, acts: true });
  }
});

test.each([
  ['button', 'Enter'],
  ['#text', 'Enter'],
  ['body', 'Escape'],
  ['button', '1'],
  ['body', '1'],
  ['#digit', '1'],
])('in %s, a held %s acts once', (place, key) => {
  expect(press(place, key, {})).toEqual(all);
  heard.length = 0;
  expect(press(place, key, { repeat: true })).toEqual(none);
});

test.each([
  ['textarea', 'Enter'],
  ['textarea', 'x'],
  ['#text', 'x'],
  ['#digit', 'Backspace'],
  ['#digit', 'ArrowLeft'],
  ['button', 'Tab'],
  ['body', ' '],
  ['body', 'PageDown'],
])('in %s, a held %s goes on', (place, key) => {
  expect(press(place, key, { repeat: true })).toEqual(all);
});
