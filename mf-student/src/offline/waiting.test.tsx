import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { KEPT_AT } from 'shared/contract';
import { advance, fakeApi, timedUser } from 'shared/testing';
import { openDashboard } from '../testing/dashboard';

const answerOf = (data: unknown) => ({ body: { success: true, data } });
const nothingDone = {
  title: 'Numerology Course',
  order_number: 'NK-1',
  batch: null,
  session: null,
  modules_done: [],
  certificate: null,
};
const classroom = answerOf(nothingDone);
const TICK = 'PUT /classroom/course/101/modules/1';
const ASK = 'POST /threads';
const done = { body: { status: true, message: 'Your question is sent.' } };

let worker: EventTarget;
let listen: jest.SpyInstance;
beforeEach(() => {
  // A page that passes through the worker; jsdom has none.
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.reject(new Error('none')),
    getRegistration: async () => undefined,
  });
  worker = serviceWorker;
  listen = jest.spyOn(worker, 'addEventListener');
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

test('what is done without a network is sent in its order, each with one key, and what is refused keeps its text', async () => {
  const { requests, responses } = fakeApi({
    'GET /classroom/course/101': classroom,
    'GET /threads': answerOf([]),
    'GET /orders': answerOf([]),
    [TICK]: 'network error',
    [ASK]: done,
  });
  openDashboard('mycourse/numerology-course');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Foundations of number' }));
  expect(await screen.findByText(/the tick waits on this device/)).toBeVisible();
  const region = within(await screen.findByRole('region', { name: 'Questions' }));
  for (const text of ['Why is 4 missing?', 'And why is 5?']) {
    await userEvent.click(region.getByRole('button', { name: 'Ask a question' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Your question'), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await region.findByText(text)).toBeVisible();
  }
  // Behind a tick that waits, a question waits too, whatever the network says by now.
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);

  const acts = () => requests.filter(({ method }) => method === 'PUT' || method === 'POST');
  const before = acts().length;
  responses[TICK] = classroom;
  const refusal = { status: 422, body: { errors: { text: ['It is not there any more.'] } } };
  responses[ASK] = ({ body }) => (JSON.stringify(body).includes('5') ? refusal : done);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await region.findByText('Not taken: It is not there any more.')).toBeVisible();
  expect(await screen.findByText('The question that you wrote without a network is sent.'));
  expect(
    acts()
      .slice(before)
      .map(({ method }) => method),
  ).toEqual(['PUT', 'POST', 'POST']);
  const keys = acts().map(({ headers }) => headers.get('Idempotency-Key'));
  // The tick was tried before, with the same key.
  expect(new Set(keys).size).toBe(3);
  expect(region.queryByText('Why is 4 missing?')).toBeNull();
  expect(region.getByText('And why is 5?')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Remove' }));
  expect(region.queryByText('And why is 5?')).toBeNull();
});

/** Ticks a module while a server is away for a moment, of which the browser knows nothing. */
async function tickWithoutServer() {
  const { responses } = fakeApi({
    'GET /classroom/course/101': classroom,
    'GET /threads': answerOf([]),
    'GET /orders': answerOf([]),
    [TICK]: 'network error',
  });
  openDashboard('mycourse/numerology-course');
  const box = await screen.findByRole('checkbox', { name: 'Foundations of number' });
  jest.useFakeTimers();
  await timedUser.click(box);
  expect(await screen.findByText(/the tick waits on this device/)).toBeVisible();
  await advance(6_000);
  expect(box).toBeChecked();
  return { responses, box };
}

test('what a server that was away for a moment has not got is sent, also if the browser has missed no network', async () => {
  const { responses } = await tickWithoutServer();
  responses[TICK] = classroom;
  await advance(6_000);
  expect(screen.getByText('The tick that you made without a network is saved.')).toBeVisible();
});

test('a tick that the server refuses when it gets it is taken back on the page', async () => {
  const { responses, box } = await tickWithoutServer();
  responses[TICK] = { status: 403 };
  await advance(6_000);
  jest.useRealTimers();
  await waitFor(() => expect(box).not.toBeChecked());
});

test('the notice of kept answers goes when the server answers, also if the browser has missed no network', async () => {
  const keptAt = Date.parse('2026-06-01T10:00:00Z');
  const kept = { ...answerOf([]), headers: { [KEPT_AT]: String(keptAt) } };
  const { responses } = fakeApi({
    'GET /classroom/course/101': classroom,
    'GET /threads': answerOf([]),
    'GET /orders': kept,
  });
  openDashboard('mycourse/numerology-course');
  const box = 'Foundations of number';
  await screen.findByRole('checkbox', { name: box });
  // What listens comes after the page.
  await waitFor(() => expect(listen).toHaveBeenCalled());
  jest.useFakeTimers();
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { keptAt } })));
  const notice = () => screen.queryByText(/^No network. You see what this device kept/);
  await advance(16_000);
  expect(notice()).toBeVisible();
  responses['GET /orders'] = 'network error';
  await advance(15_000);
  expect(notice()).toBeVisible();
  responses['GET /orders'] = answerOf([]);
  responses['GET /classroom/course/101'] = answerOf({ ...nothingDone, modules_done: [1] });
  await advance(15_000);
  expect(notice()).toBeNull();
  // What is on screen was kept, and is asked for again.
  jest.useRealTimers();
  expect(await screen.findByRole('checkbox', { name: box, checked: true })).toBeVisible();
});
