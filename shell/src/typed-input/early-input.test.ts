import type { Control } from './fill-control';
import { restoreInput } from './early-input';

const form = `
  <form aria-label="Contact">
    <input name="email"><textarea name="message"></textarea>
    <select name="topic"><option value="">Choose</option><option value="b">B</option></select>
    <input type="checkbox" name="agree">
    <input type="radio" name="kind" value="a"><input type="radio" name="kind" value="b">
    <input name="code"><input name="code">
  </form>
  <form aria-label="Newsletter"><input name="email"></form>`;

let container: HTMLElement;
/** What the host keeps of the page before it hydrates it. */
function keepEarlyInput() {
  const controls = [...container.querySelectorAll<Control>('input,textarea,select')];
  return (focused: Element | null = null) => restoreInput(container, { controls, focused });
}
const all = (selector: string) => [...container.querySelectorAll<HTMLInputElement>(selector)];
const one = (selector: string) => all(selector)[0]!;

beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = form;
  document.body.replaceChildren(container);
});

test('what was typed, ticked and selected is in the fields that React has rendered anew', () => {
  const restore = keepEarlyInput();
  one('[aria-label=Contact] [name=email]').value = 'asha@example.com';
  one('[aria-label=Newsletter] [name=email]').value = 'news@example.com';
  one('[name=message]').value = 'Hello';
  one('[name=topic]').value = 'b';
  one('[name=agree]').checked = true;
  all('[name=kind]')[1]!.checked = true;
  all('[name=code]')[1]!.value = '7';
  const heard: string[] = [];
  container.addEventListener('input', ({ target }) =>
    heard.push((target as HTMLInputElement).name),
  );
  container.innerHTML = form;
  restore();
  expect(one('[aria-label=Contact] [name=email]').value).toBe('asha@example.com');
  expect(one('[aria-label=Newsletter] [name=email]').value).toBe('news@example.com');
  expect(one('[name=message]').value).toBe('Hello');
  expect(one('[name=topic]').value).toBe('b');
  expect(one('[name=agree]').checked).toBe(true);
  expect(all('[name=kind]').map(({ checked }) => checked)).toEqual([false, true]);
  expect(all('[name=code]').map(({ value }) => value)).toEqual(['', '7']);
  expect(heard).toContain('message');
});

test('the focus and the caret are where they were', () => {
  const restore = keepEarlyInput();
  const message = one('[name=message]');
  message.value = 'Hello';
  message.focus();
  message.setSelectionRange(2, 2);
  container.innerHTML = form;
  restore(message);
  expect(document.activeElement).toBe(one('[name=message]'));
  expect(one('[name=message]').selectionStart).toBe(2);
});

test('a field that stayed, or that has a text already, is left alone', () => {
  const restore = keepEarlyInput();
  const email = one('[name=email]');
  email.value = 'old@example.com';
  restore();
  expect(one('[name=email]')).toBe(email);
  container.innerHTML = form;
  one('[name=email]').value = 'typed since';
  restore();
  expect(one('[name=email]').value).toBe('typed since');
});
