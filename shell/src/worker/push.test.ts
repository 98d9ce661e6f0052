import { listenToPush } from './push';

// The browser of the browser tests shows no notifications, whatever it is allowed.
const showNotification = jest.fn(async () => {});
const openWindow = jest.fn(async () => null);
const focus = jest.fn(async () => {});
const tab = { url: 'http://localhost/dashboard/asha-rao/overview', focus };
const close = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, {
    registration: { showNotification },
    clients: { matchAll: async () => [tab], openWindow },
  });
  listenToPush();
});

async function dispatch(name: string, details: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void waits.push(work);
  self.dispatchEvent(Object.assign(new Event(name), { waitUntil }, details));
  await Promise.all(waits);
}
const press = (tag: string) => dispatch('notificationclick', { notification: { tag, close } });

test('a message of the server is shown, a later one about the same page in its place', async () => {
  const path = '/dashboard/asha-rao/mycourse/numerology-course';
  const said = { title: 'Nakshank', body: 'In ten minutes: Class', path };
  await dispatch('push', { data: { json: () => said } });
  expect(showNotification).toHaveBeenCalledWith(
    'Nakshank',
    expect.objectContaining({ body: 'In ten minutes: Class', tag: path }),
  );
  await dispatch('push', { data: null });
  expect(showNotification).toHaveBeenCalledTimes(1);
});

test('a press shows the tab that is open at the page, or opens the page, and none of another site', async () => {
  await press('/dashboard/asha-rao/overview');
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
  await press('/hi/dashboard/asha-rao/orders');
  expect(openWindow).toHaveBeenCalledWith('http://localhost/hi/dashboard/asha-rao/orders');
  await press('https://evil.example/');
  await press('//evil.example/');
  expect(openWindow).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(4);
});
