import { version } from '../testing/site-fixture';
import { LOAD_TIMEOUT } from './in-time';
import { runEntry } from './load-script';

const published = version('mf-auth', 'live1');
const load = (attempt = 0) => runEntry('mf-auth', published, attempt);
const script = () => document.head.querySelector('script')!;

/** Mocks the response to the HEAD request that checks whether the file exists. */
function answerHead(response: () => Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(response);
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  expect(document.head.querySelector('script')).toBeNull();
});

test('the entry is requested with its integrity, from its own address', async () => {
  const loading = load();
  expect(script().getAttribute('src')).toBe('/remotes/mf-auth/live1/remoteEntry.js');
  expect(script().integrity).toBe(published.integrity);
  expect(script().crossOrigin).toBe('anonymous');
  script().dispatchEvent(new Event('load'));
  await loading;
});

test('a further attempt has another address, with the same integrity', async () => {
  const loading = load(3);
  expect(script().getAttribute('src')).toBe('/remotes/mf-auth/live1/remoteEntry.js?attempt=3');
  expect(script().integrity).toBe(published.integrity);
  script().dispatchEvent(new Event('load'));
  await loading;
});

test('an entry that throws while it runs fails as "threw at load", with its error as the cause', async () => {
  const loading = load();
  const error = new TypeError('boom');
  window.dispatchEvent(new ErrorEvent('error', { filename: script().src, error }));
  script().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toMatchObject({
    remote: 'mf-auth',
    version: 'live1',
    kind: 'threw at load',
    cause: error,
  });
});

test('an error that another script throws meanwhile does not fail the entry', async () => {
  const loading = load();
  window.dispatchEvent(
    new ErrorEvent('error', { filename: 'http://localhost/other.js', error: new Error('other') }),
  );
  script().dispatchEvent(new Event('load'));
  await loading;
});

describe('an entry the browser refuses', () => {
  const refused = () => {
    const loading = load();
    script().dispatchEvent(new Event('error'));
    return loading;
  };

  test('is corrupt when the file exists', async () => {
    const head = answerHead(async () => new Response(null, { status: 200 }));
    await expect(refused()).rejects.toMatchObject({ kind: 'corrupt' });
    expect(head).toHaveBeenCalledWith(
      location.origin + published.entry,
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
  });

  test.each([404, 403, 500, 503])(
    'is unreachable when the server responds with %i',
    async (status) => {
      answerHead(async () => new Response(null, { status }));
      await expect(refused()).rejects.toMatchObject({ kind: 'unreachable' });
    },
  );

  test('is unreachable when the server does not respond', async () => {
    answerHead(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(refused()).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('is offline when the browser is offline, without a request to the server', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const head = answerHead(async () => new Response(null));
    await expect(refused()).rejects.toMatchObject({ kind: 'offline' });
    expect(head).not.toHaveBeenCalled();
  });
});

describe('an entry that does not arrive', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  test('is unreachable after the timeout, without a HEAD request to wait for', async () => {
    const head = answerHead(() => new Promise(() => {}));
    const loading = load();
    const outcome = expect(loading).rejects.toMatchObject({ kind: 'unreachable' });
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT);
    await outcome;
    expect(head).not.toHaveBeenCalled();
  });

  test('is waited for until the timeout', async () => {
    const loading = load();
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT - 1);
    script().dispatchEvent(new Event('load'));
    await loading;
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('an extension that has replaced `remove` does not stop the section', async () => {
  jest.spyOn(Element.prototype, 'remove').mockImplementation(() => {
    throw new Error('replaced');
  });
  const loading = load();
  script().dispatchEvent(new Event('load'));
  await loading;
});
