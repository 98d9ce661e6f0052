import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseDetails } from 'shared/page';
import { fakeApi as fakeApiOf, renderRemote } from 'shared/testing';
import * as remote from '../routes';

const waiting = { body: { success: true, data: { count: 0, since: null } } };
/** Nobody waits for a date. */
const fakeApi = (responses: Parameters<typeof fakeApiOf>[0]) =>
  fakeApiOf({
    'GET /courses/101/waiting': waiting,
    'GET /courses/102/waiting': waiting,
    ...responses,
  });

/** Returns a function that simulates scrolling the price and the buttons into and out of view. */
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

const bar = () => screen.queryByRole('button', { name: /^Buy the course/ });

test('the bar appears when the buttons of the page are scrolled past', async () => {
  const scroll = scrolling();
  renderRemote(remote, { at: '/course/numerology-course' });
  await screen.findByRole('button', { name: 'Buy Now' });
  expect(bar()).not.toBeInTheDocument();

  scroll(false, 900);
  expect(bar()).not.toBeInTheDocument();
  scroll(false, -20);
  await waitFor(() => expect(bar()).toBeInTheDocument());
  scroll(true, 100);
  expect(bar()).not.toBeInTheDocument();
});

test('the button of the bar buys like the button of the page', async () => {
  const scroll = scrolling();
  const { history } = renderRemote(remote, { at: '/course/numerology-course' });
  await screen.findByRole('button', { name: 'Buy Now' });
  scroll(false, -20);

  const buy = await screen.findByRole('button', { name: /^Buy the course/ });
  expect(within(buy.parentElement!).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\d{12}\?text=Namaste.+$/),
  );
  await userEvent.click(buy);
  expect(await screen.findByText('Proceed to Checkout!')).toBeVisible();
  await waitFor(() => expect(history.location.pathname).toBe('/checkout'));
});

const asha = { id: 7, name: 'Asha Verma', slug: 'asha-verma', role_id: 1 };

test('a student who has the course gets a link to the class and does not see the bar', async () => {
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

test('another user does not see the link, and a refused token does not end the login', async () => {
  fakeApi({ 'POST /user/paid-course-ids': { status: 401 } });
  const { store } = renderRemote(remote, {
    at: '/course/numerology-course',
    token: 'a-token',
    user: asha,
  });
  await screen.findByRole('button', { name: 'Buy Now' });
  expect(screen.queryByText('You are enrolled.')).not.toBeInTheDocument();
  expect(store.getState().login.token).toBe('a-token');
});

test.each([
  [new Date(2025, 5, 1), 'Next batch: 1 Aug 2025'],
  [new Date(2026, 5, 1), 'Dates by WhatsApp'],
])('on %s the offer says when the course begins', async (now, text) => {
  jest.useFakeTimers({ now, advanceTimers: true });
  renderRemote(remote, { at: '/course/numerology-course' });
  expect(await screen.findByText(text)).toBeVisible();
  jest.useRealTimers();
});

test('a course with batches shows the next batch', async () => {
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
    // The type of the page's catalogue is read-only.
    courseDetails('numerology-course') as { batches: object[] },
    'batches',
    [batch],
  );
  renderRemote(remote, { at: '/course/numerology-course' });
  expect(await screen.findByText('Next batch: Mon–Fri, 7:30 pm IST, from 5 January')).toBeVisible();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
