import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createStore, signedIn } from '../store';
import { fakeApi } from '../testing';
import { useKept } from './use-kept';

const call = { name: 'weather', url: '/weather' };
const read = (body: unknown) => (body as { sky: string }).sky;

function Sky({ asks = true }) {
  const { currentData, error, isFetching, refetch } = useKept(asks ? call : null, read);
  return (
    <button onClick={refetch}>
      {`${currentData ?? 'unknown'}${isFetching ? ' …' : ''}${error ? ` ${error.status}` : ''}`}
    </button>
  );
}

const skies = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('several parts ask once, and what opens after half a minute asks again', async () => {
  const { requests } = fakeApi({ 'GET /weather': { body: { sky: 'clear' } } });
  const own = createStore();
  const page = (places: string[]) => (
    <Provider store={own}>
      {places.map((place) => (
        <Sky key={place} />
      ))}
    </Provider>
  );
  const { rerender } = render(page(['Pune', 'Goa']));
  expect(skies()).toEqual(['unknown …', 'unknown …']);
  await wait(0);
  expect(skies()).toEqual(['clear', 'clear']);
  rerender(page(['Pune', 'Delhi']));
  await wait(31);
  expect(requests).toHaveLength(1);
  rerender(page(['Pune', 'Agra']));
  expect(skies()).toEqual(['clear …', 'clear …']);
  await wait(0);
  expect(requests).toHaveLength(2);
});

test('the last data stays when asking again fails, and a failure is not kept', async () => {
  const responses: Record<string, object> = { 'GET /weather': { body: { sky: 'clear' } } };
  const { requests } = fakeApi(responses);
  const own = createStore();
  render(<Sky />, { wrapper: ({ children }) => <Provider store={own}>{children}</Provider> });
  await wait(0);
  responses['GET /weather'] = { status: 500 };
  act(() => screen.getByRole('button').click());
  await wait(0);
  expect(skies()).toEqual(['clear 500']);
  act(() => screen.getByRole('button').click());
  await wait(0);
  expect(requests).toHaveLength(3);
});

test('nothing is asked for `null`, and another user gets an answer of their own', async () => {
  const { requests } = fakeApi({ 'GET /weather': { body: { sky: 'clear' } } });
  const own = createStore();
  const page = (asks: boolean) => (
    <Provider store={own}>
      <Sky asks={asks} />
    </Provider>
  );
  const { rerender } = render(page(false));
  await wait(0);
  expect(skies()).toEqual(['unknown']);
  expect(requests).toHaveLength(0);
  rerender(page(true));
  await wait(0);
  act(() => void own.dispatch(signedIn({ token: 'another', user: { name: 'Asha' } })));
  expect(skies()).toEqual(['unknown …']);
  await wait(0);
  expect(requests).toHaveLength(2);
});
