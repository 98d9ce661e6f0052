import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore } from '../store';
import { fakeApi } from '../testing';
import { usePurchasedProducts } from './purchased-products';

async function paid(kind: 'course' | 'webinar', body: unknown) {
  fakeApi({ [`POST /user/paid-${kind}-ids`]: { body } });
  const store = createStore({
    login: { token: 'a-token', user: { id: 7, name: 'Asha' }, ended: null, endedAsAdmin: false },
  });
  const { result } = renderHook(() => usePurchasedProducts(kind, true), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return result.current.currentData;
}

test.each([
  [{ success: true, course_ids: [101, '102'] }, [101, 102]],
  [{ success: false, course_ids: [101] }, []],
  [{ success: true, course_ids: 'all' }, []],
  [null, []],
])('the paid ids of %j are %j', async (body, ids) => {
  expect((await paid('course', body))?.ids).toEqual(ids);
});

test('a paid product has its batch if the response names one', async () => {
  const schedules = [{ product_id: 101, schedule_id: 'january' }, { product_id: 102 }, null];
  const data = await paid('course', { success: true, course_ids: [101, 102], schedules });
  expect(data?.scheduleIds).toEqual({ 101: 'january' });
});

test('a ticket without a session can have a day', async () => {
  const days = [
    { product_id: 201, day: '2026-11-22' },
    { product_id: 202, day: null },
  ];
  const data = await paid('webinar', { success: true, webinar_ids: [201, 202], days });
  expect(data?.days).toEqual({ 201: '2026-11-22', 202: null });
});
