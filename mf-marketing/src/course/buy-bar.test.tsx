import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseDetails } from 'shared/published-catalogue';
import { fakeApi, renderRemote } from 'shared/testing';
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

const asha = { id: 7, name: 'Asha Verma', slug: 'asha-verma', role_id: 1 };

test('who has the course is led to the class, and not sold it again', async () => {
  fakeApi({ 'POST /user/paid-course-ids': { body: { success: true, course_ids: [101] } } });
  const scroll = scrolling();
  renderRemote(remote, { at: '/course/numerology-course', token: 'a-token', user: asha });
  expect(await screen.findByText('You are enrolled.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to class' })).toHaveAttribute(
    'href',
    '/dashboard/asha-verma/mycourse',
  );
  scroll(false, -20);
  expect(bar()).not.toBeInTheDocument();
});

test('anybody else sees nothing of that, and a refused token ends nothing', async () => {
  fakeApi({ 'POST /user/paid-course-ids': { status: 401 } });
  const { store } = renderRemote(remote, {
    at: '/course/numerology-course',
    token: 'a-token',
    user: asha,
  });
  await screen.findByRole('button', { name: 'Buy Now' });
  expect(screen.queryByText('You are enrolled.')).not.toBeInTheDocument();
  expect(store.getState().session.token).toBe('a-token');
});

test.each([
  [new Date(2025, 5, 1), 'Next batch: 1 Aug 2025'],
  [new Date(2026, 5, 1), 'Dates by WhatsApp within 24 hours'],
])('on %s the offer says when it begins', async (now, text) => {
  jest.useFakeTimers({ now, advanceTimers: true });
  renderRemote(remote, { at: '/course/numerology-course' });
  expect(await screen.findByText(text)).toBeVisible();
  jest.useRealTimers();
});

test('a course with batches names the next one', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-04T12:00:00Z'), advanceTimers: true });
  const batch = {
    id: 'january',
    firstDay: '2026-01-05',
    lastDay: '2026-03-27',
    weekdays: [1, 2, 3, 4, 5],
    time: '19:30',
    minutes: 60,
    language: 'Hindi',
    seats: 30,
  };
  jest.replaceProperty(
    // The page's catalogue is read-only.
    courseDetails('numerology-course') as { batches: object[] },
    'batches',
    [batch],
  );
  renderRemote(remote, { at: '/course/numerology-course' });
  expect(
    await screen.findByText('Next batch: Mon–Fri, 7:30 pm IST, from 5 January 2026'),
  ).toBeVisible();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
