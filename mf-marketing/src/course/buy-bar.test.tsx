import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared/testing';
import * as remote from '../routes';

/** Scrolls the price and the buttons of the page in and out of sight. */
const scrolling = () => {
  let tell: IntersectionObserverCallback = () => {};
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    tell = callback;
    return { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
  });
  return (isIntersecting: boolean, bottom: number) =>
    act(() =>
      tell(
        [{ isIntersecting, boundingClientRect: { bottom } } as IntersectionObserverEntry],
        {} as IntersectionObserver,
      ),
    );
};

const bar = () => screen.queryByRole('button', { name: 'Buy the course' });

test('it stands in for the buttons that have been scrolled past', async () => {
  const scroll = scrolling();
  renderRemote(remote, { at: '/course/numerology-course' });
  await screen.findByRole('button', { name: 'Buy Now' });
  expect(bar()).not.toBeInTheDocument();

  scroll(false, 900);
  expect(bar()).not.toBeInTheDocument();
  scroll(false, -20);
  expect(bar()).toBeInTheDocument();
  scroll(true, 100);
  expect(bar()).not.toBeInTheDocument();
});

test('it buys like the button it stands in for', async () => {
  const scroll = scrolling();
  const { router } = renderRemote(remote, { at: '/course/numerology-course' });
  await screen.findByRole('button', { name: 'Buy Now' });
  scroll(false, -20);

  await userEvent.click(bar()!);
  expect(await screen.findByText('Proceed to Checkout!')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
});
