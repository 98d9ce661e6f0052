import { tabStorage } from 'shared/store';
import { afterSwitch } from './handed-over';

const keep = (text: string) => tabStorage.setItem('language-switch', text);

test('a page starts at once when nothing was handed over', () => {
  const start = jest.fn();
  afterSwitch(start);
  expect(start).toHaveBeenCalledTimes(1);
});

test('what was handed over for this page is its state, once', async () => {
  keep(
    JSON.stringify({ address: location.pathname, state: { usr: { email: 'a@b.c' } }, input: [] }),
  );
  await new Promise<void>((start) => afterSwitch(start));
  expect(history.state).toEqual({ usr: { email: 'a@b.c' } });
  expect(tabStorage.getItem('language-switch')).toBeNull();
});

test.each([['{'], ['null'], [JSON.stringify({ address: '/elsewhere', state: 1, input: [] })]])(
  'a page starts, and keeps its state, with %s',
  async (text) => {
    history.replaceState({ own: true }, '');
    keep(text);
    await new Promise<void>((start) => afterSwitch(start));
    expect(history.state).toEqual({ own: true });
  },
);
