import { fillTyped, readTyped } from './typed-input';

const page = (label: string) => `
  <form aria-label="${label}"><input name="email"><input name="news" type="checkbox"></form>
  <form aria-label="${label} 2">
    <input name="name"><input name="name"><textarea name="note"></textarea>
    <input name="secret" type="password"><select name="state"><option>A</option><option>B</option></select>
  </form>`;

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,select,textarea'),
];

test('what was typed stands in the same fields of the page in another language', () => {
  document.body.innerHTML = page('Contact');
  const [email, news, , second, note, secret, state] = fields() as HTMLInputElement[];
  email!.value = 'asha@example.com';
  news!.checked = true;
  second!.value = 'Rao';
  note!.value = 'नमस्ते';
  secret!.value = 'hidden';
  state!.value = 'B';
  const typed = readTyped([email!, news!, second!, note!, secret!, state!]);
  expect(JSON.stringify(typed)).not.toContain('hidden');

  document.body.innerHTML = page('संपर्क');
  document.documentElement.dataset.interactive = '';
  fillTyped(typed);
  const [e, n, first, s, t, p, chosen] = fields() as HTMLInputElement[];
  expect([e!.value, n!.checked, first!.value, s!.value, t!.value, p!.value, chosen!.value]).toEqual(
    ['asha@example.com', true, '', 'Rao', 'नमस्ते', '', 'B'],
  );
});

test('a page that is not there yet is filled later', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  fillTyped([{ form: 0, name: 'email', index: 0, value: 'a@b.c', checked: false }]);
  document.body.innerHTML = page('Contact');
  document.documentElement.dataset.interactive = '';
  jest.advanceTimersByTime(200);
  expect((fields()[0] as HTMLInputElement).value).toBe('a@b.c');
  jest.useRealTimers();
});
