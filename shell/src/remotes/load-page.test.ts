import { LOAD_TIMEOUT } from './in-time';
import { fetchPage } from './load-page';

const load = (lazy: () => Promise<unknown>) => fetchPage('mf-auth', 'live1', lazy);
const answerHead = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page that arrives in time is returned unchanged', async () => {
  const page = { Component: () => null };
  expect(await load(async () => page)).toBe(page);
});

test('a page module that throws fails as "threw at load", with its error as the cause', async () => {
  const cause = new TypeError('boom');
  await expect(load(() => Promise.reject(cause))).rejects.toMatchObject({
    remote: 'mf-auth',
    version: 'live1',
    kind: 'threw at load',
    cause,
  });
});

test.each([
  ['unreachable', 404],
  ['corrupt', 200],
])(
  'a file of the page that fails to load is %s if the server responds with %i',
  async (kind, status) => {
    const head = answerHead(status);
    const error = Object.assign(new Error('Loading CSS chunk auth-login failed.'), {
      request: '/remotes/mf-auth/live1/css/auth-login.css',
    });
    await expect(load(() => Promise.reject(error))).rejects.toMatchObject({ kind });
    expect(head).toHaveBeenCalledWith(error.request, expect.objectContaining({ method: 'HEAD' }));
  },
);

test('a late page fails after ten seconds, and may still arrive', async () => {
  jest.useFakeTimers();
  let arrive: (page: unknown) => void = () => {};
  const loading = load(() => new Promise((resolve) => (arrive = resolve)));
  const failed = loading.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT);
  const failure = await failed;
  expect(failure).toMatchObject({ kind: 'unreachable', isTimeout: true });
  const arrival = (failure as { arrival(): Promise<unknown> }).arrival();
  arrive('the page');
  expect(await arrival).toBe('the page');
});
