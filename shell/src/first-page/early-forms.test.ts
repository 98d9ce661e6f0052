import '../../../scripts/src/site/pages/before-host.js';
import { loadForms } from 'shared/forms';
import { fetchFormsEarly } from './early-forms';

jest.mock('shared/forms', () => ({
  loadForms: jest.fn(() => Promise.reject(new Error('offline'))),
}));

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** jsdom has no pointer events. */
const press = (selector: string) =>
  find(selector).dispatchEvent(
    Object.assign(new MouseEvent('pointerup', { bubbles: true }), { isPrimary: true }),
  );

beforeEach(() => {
  jest.mocked(loadForms).mockClear();
  document.body.innerHTML = `
    <button id="menu" disabled></button>
    <form><input><button id="send" disabled></button></form>`;
});

const turns: [string, () => void][] = [
  ['is in a field', () => find('input').focus()],
  ['has pressed the button of a form', () => press('#send')],
];

test.each(turns)(
  'the library is fetched for a visitor who %s before the host starts',
  (_, turn) => {
    turn();
    expect(loadForms).not.toHaveBeenCalled();
    fetchFormsEarly();
    expect(loadForms).toHaveBeenCalledTimes(1);
  },
);

test.each(turns)('the library is fetched once for a visitor who %s after that', (_, turn) => {
  fetchFormsEarly();
  expect(loadForms).not.toHaveBeenCalled();
  turn();
  turn();
  expect(loadForms).toHaveBeenCalledTimes(1);
});

test('opening the menu fetches nothing', () => {
  fetchFormsEarly();
  press('#menu');
  expect(loadForms).not.toHaveBeenCalled();
});
