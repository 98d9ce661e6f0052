import { act, cleanup, screen } from '@testing-library/react';
import { advance, fakeApi, renderRemote, timedUser as user } from 'shared/testing';
import * as remote from '../routes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const email = 'asha@example.com';
const control = { name: 'Resend One-Time Password ?' };

async function open(at: string) {
  const view = renderRemote(remote, { at, state: { email } });
  await screen.findByRole('form', { name: 'One-time code' });
  return view;
}

const timer = () => screen.getByRole('timer').textContent;
const boxes = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);

async function resend() {
  await user.click(screen.getByRole('button', control));
  await advance(0);
}

test.each([
  ['back by ten years', -10 * 365],
  ['forward by ten years', 10 * 365],
])('a clock that is set %s makes the wait neither endless nor zero', async (_how, days) => {
  const set = () => jest.setSystemTime(Date.now() + days * 86_400_000);
  const { unmount } = await open('/verify-otp');
  await advance(1000);
  set();
  await advance(1000);
  expect(timer()).toBe('01:58');
  // Also after the page is opened again.
  unmount();
  await open('/verify-otp');
  expect(timer()).toBe('01:58');
});

test('a clock that is set back while the page is closed leaves at most the rest of the wait', async () => {
  sessionStorage.clear();
  const { unmount } = await open('/verify-otp');
  await advance(20_000);
  unmount();
  jest.setSystemTime(Date.now() - 86_400_000);
  await open('/verify-otp');
  expect(timer()).toBe('01:40');
});

describe.each([
  ['/verify-otp', { email, channel: 'sms' }],
  ['/forgetPass-verify-otp', { email }],
])('%s', (at, payload) => {
  test('the user can request another code after two minutes, not before', async () => {
    await open(at);
    expect(timer()).toBe('02:00');
    await advance(1000);
    expect(timer()).toBe('01:59');
    await advance(50_000);
    expect(timer()).toBe('01:09');
    await advance(68_000);
    expect(timer()).toBe('00:01');
    expect(screen.queryByRole('button', control)).not.toBeInTheDocument();
    await advance(1000);
    expect(screen.getByRole('button', control)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('a request for another code restarts the wait and empties the boxes', async () => {
    const { requests } = fakeApi({ 'POST /resend-otp': { body: { message: 'sent' } } });
    await open(at);
    await user.type(screen.getByLabelText('Digit 1'), '123');
    await advance(120_000);
    await resend();
    expect(screen.getByText('OTP resent successfully.')).toBeVisible();
    expect(timer()).toBe('02:00');
    expect(screen.queryByRole('button', control)).not.toBeInTheDocument();
    expect(boxes()).toEqual(['', '', '', '', '', '']);
    expect(screen.getByLabelText('Digit 1')).toHaveFocus();
    expect(requests.map(({ body }) => body)).toEqual([payload]);
    await advance(2000);
    expect(timer()).toBe('01:58');
  });

  test.each([
    ['words', { status: 500, body: { message: 'Gateway down.' } }, 'Gateway down.'],
    ['a refusal', { status: 400, body: { message: 'No more codes.' } }, 'No more codes.'],
    ['no words', { status: 500 }, 'Failed to resend OTP.'],
    ['an outage', { status: 503, headers: { 'Retry-After': '10' } }, 'Failed to resend OTP.'],
    ['no connection', 'network error' as const, 'Failed to resend OTP.'],
  ])('a failure with %s shows a message, and the user can retry', async (_, response, message) => {
    fakeApi({ 'POST /resend-otp': response });
    await open(at);
    await user.type(screen.getByLabelText('Digit 1'), '123');
    await advance(120_000);
    await resend();
    expect(screen.getByText(message)).toBeVisible();
    expect(await screen.findByRole('button', control)).toHaveFocus();
    expect(boxes()).toEqual(['1', '2', '3', '', '', '']);
  });

  test('the wait has the length that the server gives in Retry-After', async () => {
    fakeApi({
      'POST /resend-otp': {
        status: 429,
        body: { message: 'Please wait.' },
        headers: { 'Retry-After': '45' },
      },
    });
    await open(at);
    await advance(120_000);
    await resend();
    expect(screen.getByText('Please wait.')).toBeVisible();
    expect(timer()).toBe('00:45');
    await advance(45_000);
    expect(screen.getByRole('button', control)).toBeEnabled();
  });

  test('the countdown continues after a reload', async () => {
    await open(at);
    await advance(30_000);
    cleanup();
    await advance(10_000);
    await open(at);
    expect(timer()).toBe('01:20');
    cleanup();
    await advance(80_000);
    await open(at);
    expect(screen.getByRole('button', control)).toBeVisible();
  });
});

test.each([
  ['shortly after the sign-up shows what is left of the wait', 30_000, '01:30'],
  ['after the wait has no other one', 120_000, null],
])('the page that the log-in opens %s', async (_, passed, left) => {
  const { history } = await open('/verify-otp');
  await advance(passed);
  act(() => history.push('/login'));
  await screen.findByRole('form', { name: 'Login' });
  act(() => history.push('/verify-otp', { email, codeNotSent: true }));
  await screen.findByRole('form', { name: 'One-time code' });
  expect(screen.queryByRole('timer')?.textContent ?? null).toBe(left);
  expect(screen.queryAllByRole('button', control)).toHaveLength(left === null ? 1 : 0);
});

test('a code that another page has just sent begins a wait of its own', async () => {
  const { history } = await open('/verify-otp');
  await advance(30_000);
  act(() => history.push('/signup'));
  await screen.findByRole('form', { name: 'Sign up' });
  act(() => history.push('/verify-otp', { email }));
  await screen.findByRole('form', { name: 'One-time code' });
  expect(timer()).toBe('02:00');
});

test('the wait is announced once a minute, not every second', async () => {
  await open('/verify-otp');
  const texts = new Set<string>();
  for (let second = 0; second < 120; second += 1) {
    texts.add(screen.getByText(/^You can ask for a new code (now|in about)/).textContent);
    await advance(1000);
  }
  texts.add(screen.getByText(/^You can ask for a new code now/).textContent);
  expect([...texts]).toEqual([
    'You can ask for a new code in about 2 minutes.',
    'You can ask for a new code in about 1 minute.',
    'You can ask for a new code now.',
  ]);
});
