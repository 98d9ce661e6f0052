import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared/testing';
import { openDashboard } from '../testing/dashboard';

const OFFER = /You can put your dashboard on the home screen/;
const names = new Set<string>();
const link = document.createElement('link');

beforeEach(() => {
  // Jsdom has no caches.
  const caches = {
    has: async (name: string) => names.has(name),
    open: async (name: string) => names.add(name),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  Object.assign(link, { rel: 'manifest', href: '/site.webmanifest' });
  document.head.append(link);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  link.remove();
});

const browserOffers = async () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(async () => {}),
  });
  await waitFor(() => expect(link.href).toMatch(/\/dashboard\.webmanifest$/));
  act(() => void window.dispatchEvent(event));
  return event;
};

test('the dashboard is offered for the home screen at the second visit of a class, until it is refused', async () => {
  fakeApi({
    'GET /classroom/course/101': {
      body: {
        success: true,
        data: {
          title: 'Numerology Course',
          order_number: 'NK-1',
          batch: null,
          session: null,
          modules_done: [],
          certificate: null,
        },
      },
    },
    'GET /threads': { body: { success: true, data: [] } },
  });
  const visit = async () => {
    const { unmount } = openDashboard('mycourse/numerology-course');
    const event = await browserOffers();
    await screen.findByRole('checkbox', { name: 'Foundations of number' });
    return { unmount, event };
  };
  const first = await visit();
  expect(first.event.defaultPrevented).toBe(true);
  expect(screen.queryByText(OFFER)).toBeNull();
  first.unmount();
  expect(link.href).toMatch(/\/site\.webmanifest$/);

  const second = await visit();
  expect(await screen.findByText(OFFER)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(second.event.prompt).toHaveBeenCalled();
  expect(screen.queryByText(OFFER)).toBeNull();
  second.unmount();

  const third = await visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Do not ask again' }));
  third.unmount();
  // As a log-out does.
  localStorage.clear();
  (await visit()).unmount();
  await visit();
  expect(screen.queryByText(OFFER)).toBeNull();
});
