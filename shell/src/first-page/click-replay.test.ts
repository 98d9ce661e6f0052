import '../../../scripts/src/site/pages/before-host.js';
import { replayClick } from './click-replay';

const pressed = jest.fn((event: Event) => event.preventDefault());

/** A prerendered page before hydration: both buttons are disabled. */
function standingPage() {
  document.body.innerHTML = `
    <button id="menu" disabled><svg></svg></button>
    <form><input name="name"><button id="send" type="submit" disabled></button></form>
    <input name="alone">
    <p>Text</p>`;
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', pressed);
  }
  replayClick();
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** jsdom has no pointer events. */
const press = (selector: string, { button = 0, isPrimary = true } = {}) =>
  find(selector).dispatchEvent(
    Object.assign(new MouseEvent('pointerup', { bubbles: true, button }), { isPrimary }),
  );

const type = (selector: string, key: string) =>
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));

/** Makes the page interactive; resolves to the ids of the buttons that were clicked. */
async function response(): Promise<(string | undefined)[]> {
  for (const button of document.querySelectorAll('button')) button.disabled = false;
  document.documentElement.dataset.interactive = '';
  await Promise.resolve();
  return pressed.mock.calls.map(([{ target }]) => (target as HTMLElement).id);
}

beforeEach(() => {
  pressed.mockClear();
  delete document.documentElement.dataset.interactive;
});

test('a press on a disabled button is replayed once the page is interactive, and focuses it', async () => {
  standingPage();
  press('#menu svg');
  expect(await response()).toEqual(['menu']);
  expect(find('#menu')).toHaveFocus();
});

test('Enter in a field submits its form, and leaves the focus in the field', async () => {
  standingPage();
  find('[name=name]').focus();
  type('[name=name]', 'a');
  type('[name=name]', 'Enter');
  expect(await response()).toEqual(['send']);
  expect(find('[name=name]')).toHaveFocus();
});

test.each([
  ['a press beside it', () => press('p')],
  ['Enter in a field of no form', () => type('[name=alone]', 'Enter')],
])('%s cancels an earlier press', async (_, next) => {
  standingPage();
  press('#menu');
  next();
  expect(await response()).toEqual([]);
});

test.each([
  ['a second finger', { isPrimary: false }],
  ['the right mouse button', { button: 2 }],
])('%s presses nothing', async (_, init) => {
  standingPage();
  press('#menu', init);
  expect(await response()).toEqual([]);
});

test('nothing is replayed once the page is interactive', async () => {
  standingPage();
  await response();
  press('#menu');
  delete document.documentElement.dataset.interactive;
  expect(await response()).toEqual([]);
});
