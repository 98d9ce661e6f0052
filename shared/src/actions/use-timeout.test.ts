import { renderHook } from '@testing-library/react';
import { useTimeout } from './use-timeout';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

interface Wanted {
  name: string;
  delay: number | null;
  cause?: object;
}

const waiting = () => {
  const act = jest.fn();
  const initialProps: Wanted = { name: 'first', delay: 1000 };
  const hook = renderHook(
    ({ name, delay, cause }: Wanted) => useTimeout(() => act(name), delay, cause),
    { initialProps },
  );
  return { act, ...hook };
};

test('what the last render gives is done once', () => {
  const { act, rerender } = waiting();
  rerender({ name: 'last', delay: 1000 });
  jest.advanceTimersByTime(5000);
  expect(act.mock.calls).toEqual([['last']]);
});

test('another cause is waited for anew, also after the first was done', () => {
  const { act, rerender } = waiting();
  jest.advanceTimersByTime(1000);
  rerender({ name: 'again', delay: 1000, cause: {} });
  jest.advanceTimersByTime(999);
  expect(act.mock.calls).toEqual([['first']]);
  jest.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([['first'], ['again']]);
});

test('nothing is done without a delay any more, and after the visitor has left', () => {
  const { act, rerender, unmount } = waiting();
  rerender({ name: 'first', delay: null });
  jest.advanceTimersByTime(5000);
  rerender({ name: 'second', delay: 1000 });
  unmount();
  jest.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
