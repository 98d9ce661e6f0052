import { renderHook } from '@testing-library/react';
import { useChange } from './use-change';

test('a change is followed with the value before; the first value is none', () => {
  const act = jest.fn();
  const { rerender } = renderHook(({ value }) => useChange(value, act), {
    initialProps: { value: 'one' },
  });
  rerender({ value: 'one' });
  expect(act).not.toHaveBeenCalled();
  rerender({ value: 'two' });
  rerender({ value: 'one' });
  expect(act.mock.calls).toEqual([['one'], ['two']]);
});
