import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'shared/store';
import { fakeApi } from 'shared/testing';
import { RemindMe } from './RemindMe';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/here';
const SUBSCRIPTION = { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } };
let subscribed: object | null;
const manager = {
  getSubscription: async () => subscribed,
  subscribe: jest.fn(async () => {
    subscribed = { endpoint: ENDPOINT, toJSON: () => SUBSCRIPTION, unsubscribe };
    return subscribed;
  }),
};
const unsubscribe = jest.fn(async () => {
  subscribed = null;
});
const browserHas = (permission: NotificationPermission) => {
  const registration = { pushManager: manager };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
  Object.defineProperty(globalThis, 'Notification', { value: { permission }, configurable: true });
};
beforeEach(() => {
  createStore();
  subscribed = null;
  jest.clearAllMocks();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'Notification');
});

const state = (endpoint: string | null) => ({ body: { success: true, key: 'site-key', endpoint } });
const done = { body: { status: true, message: 'Done.' } };

test('the browser is asked only after a press, and the device can be taken out again', async () => {
  browserHas('default');
  const api = fakeApi({ 'GET /push': state(null), 'PUT /push': done, 'POST /push/end': done });
  render(<RemindMe />);
  const remind = await screen.findByRole('button', { name: 'Remind me of classes' });
  expect(screen.getByText(/an hour and ten minutes before each class/)).toBeInTheDocument();
  expect(manager.subscribe).not.toHaveBeenCalled();
  await userEvent.click(remind);
  const stop = await screen.findByRole('button', { name: 'Stop on this device' });
  expect(manager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'site-key',
  });
  expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual(SUBSCRIPTION);
  await userEvent.click(stop);
  await screen.findByRole('button', { name: 'Remind me of classes' });
  expect(unsubscribe).toHaveBeenCalled();
});

test('a subscription of whoever was signed in before does not count', async () => {
  browserHas('granted');
  subscribed = { endpoint: ENDPOINT, unsubscribe };
  fakeApi({ 'GET /push': state(null) });
  render(<RemindMe />);
  expect(await screen.findByRole('button', { name: 'Remind me of classes' })).toBeEnabled();
});

test('what the browser blocks is said, and without a worker nothing is shown', async () => {
  browserHas('denied');
  fakeApi({});
  const { unmount } = render(<RemindMe />);
  expect(await screen.findByText(/Reminders are blocked/)).toBeInTheDocument();
  unmount();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  const { container } = render(<RemindMe />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(container).toBeEmptyDOMElement();
});
