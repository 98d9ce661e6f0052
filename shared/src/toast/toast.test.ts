import { renderHook } from '@testing-library/react';
import { dismissToast, holdToasts, showToasts, toast, useToast, type Toast } from '.';

const shown: Toast[] = [];
const display = { show: (raised: Toast) => void shown.push(raised), close: jest.fn() };
const messages = () => shown.map(({ message }) => message);

beforeEach(() => {
  shown.length = 0;
  holdToasts(() => {});
});

test('toasts raised before there is a display ask for one, and are then shown in order', () => {
  const ask = jest.fn();
  holdToasts(ask);
  toast('First', { variant: 'error', duration: null });
  toast('Second');
  expect(ask).toHaveBeenCalledTimes(2);
  showToasts(display);
  expect(messages()).toEqual(['First', 'Second']);
  expect(shown[0]).toMatchObject({ variant: 'error', duration: null });
  toast('Third');
  expect(messages()).toEqual(['First', 'Second', 'Third']);
});

test('a toast raised before the host asks for a display as soon as the host is there', () => {
  toast('Early');
  const ask = jest.fn();
  holdToasts(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  showToasts(display);
});

test('a toast dismissed while it waits is never shown, a shown one is closed', () => {
  dismissToast(toast('Gone'));
  showToasts(display);
  expect(messages()).toEqual([]);
  const key = toast('Shown');
  dismissToast(key);
  expect(display.close).toHaveBeenCalledWith(key);
});

test('a reason is told as soon as there is one, and another one too', () => {
  showToasts(display);
  const { rerender } = renderHook(({ reason }) => useToast(reason, 'warning'), {
    initialProps: { reason: null as string | null },
  });
  expect(messages()).toEqual([]);
  for (const reason of ['One', 'One', 'Two']) rerender({ reason });
  expect(messages()).toEqual(['One', 'Two']);
  expect(shown[0]).toMatchObject({ variant: 'warning' });
});
