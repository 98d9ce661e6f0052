import { waitFor } from '@testing-library/react';
import { fakeApi } from 'shared/testing';
import { reportTo } from './report';
import { SectionFailure, type FailureKind } from '../remotes/section-failure';

const address = 'http://localhost/api/client-errors';
const failure = (kind: FailureKind, cause: unknown = 'bad bytes') =>
  new SectionFailure('mf-auth', 'live1', kind, cause);

let pattern = '/login';
beforeEach(() => {
  pattern = '/login';
});
afterEach(() => jest.restoreAllMocks());

test('a report has remote, version, what it was built from, step, cause, path and fallback', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  const builtFrom = (unit: string, version: string) => `1.0.0 of ${unit} ${version}`;
  reportTo(address, () => pattern, builtFrom)(failure('corrupt'), 'previous1');
  await waitFor(() =>
    expect(requests.map(({ body }) => body)).toEqual([
      {
        remote: 'mf-auth',
        version: 'live1',
        built_from: '1.0.0 of mf-auth live1',
        step: 'corrupt',
        cause: 'bad bytes',
        path: '/login',
        fallback_version: 'previous1',
        first: true,
      },
    ]),
  );
});

test('the same failure is reported once; another one is reported too', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  const report = reportTo(address, () => pattern);
  report(failure('corrupt'), null);
  report(failure('corrupt'), null);
  report(failure('threw in render'), null);
  report(new SectionFailure('mf-auth', 'live2', 'corrupt', 'bad bytes'), null);
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({ step: 'corrupt', version: 'live1', first: true }),
    expect.objectContaining({ step: 'threw in render', first: false }),
    expect.objectContaining({ step: 'corrupt', version: 'live2', first: true }),
  ]);
});

test('a long cause and a long path are cut to what the server accepts', async () => {
  pattern = `/${'p'.repeat(500)}`;
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  reportTo(address, () => pattern)(failure('threw at load', new Error('c'.repeat(5000))), null);
  await waitFor(() => expect(requests).toHaveLength(1));
  const { cause, path } = requests[0]!.body as { cause: string; path: string };
  expect([cause.length, path.length]).toEqual([2000, 300]);
});

test('a report that cannot be sent causes no error', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': 'network error' });
  reportTo(address, () => pattern)(failure('corrupt'), null);
  await waitFor(() => expect(requests).toHaveLength(1));
});

test('the same kind of failure with another cause is reported too', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  const report = reportTo(address, () => pattern);
  report(failure('threw at load', 'one'), null);
  report(failure('threw at load', 'another'), null);
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('an error is reported with the place where it was thrown', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  const error = new TypeError('x is no function');
  error.stack =
    'TypeError: x is no function\n    at page (https://site.test/remotes/mf-auth/1/js/page.js?attempt=1:1:42)\n    at b';
  reportTo(address, () => pattern)(failure('threw in render', error), null);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]!.body).toMatchObject({
    cause: 'TypeError: x is no function',
    source: '/remotes/mf-auth/1/js/page.js:1:42',
  });
});

test('another attempt to load the same missing file is not another failure', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  const report = reportTo(address, () => pattern);
  const cause = (query: string) =>
    `Loading failed: ${location.origin}/remotes/mf-auth/1/a.css${query}`;
  report(failure('unreachable', cause('?attempt=1')), null);
  report(failure('unreachable', cause('?attempt=3')), null);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]!.body).toMatchObject({ cause: 'Loading failed: /remotes/mf-auth/1/a.css' });
});

test('a file that did not arrive is reported with its path', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  const error = Object.assign(new Error('Loading chunk page failed.'), {
    request: '/remotes/mf-auth/1/js/page.js?attempt=1',
  });
  reportTo(address, () => pattern)(failure('unreachable', error), null);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]!.body).toMatchObject({ source: '/remotes/mf-auth/1/js/page.js' });
});

test('an offline failure is reported when the browser is online again', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportTo(address, () => pattern)(failure('offline'), null);
  expect(requests).toHaveLength(0);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requests).toHaveLength(1));
});

test('a beacon is used where the browser has one, so that leaving the page loses nothing', () => {
  const sendBeacon = jest.fn((_address: string, _body: Blob) => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const { requests } = fakeApi({});
  reportTo(address, () => pattern)(failure('corrupt'), null);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe(address);
  expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
  expect(requests).toHaveLength(0);
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

test('a report that an extension stops reaches nobody, and stops nothing', async () => {
  const { requests } = fakeApi({ 'POST /client-errors': { status: 204 } });
  const refusal = () => {
    throw new Error('blocked');
  };
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: refusal });
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(refusal);
  reportTo(address, () => pattern)(failure('corrupt'), null);
  await waitFor(() => expect(requests).toHaveLength(1));
  jest.spyOn(globalThis, 'fetch').mockImplementation(refusal);
  reportTo(address, () => pattern)(failure('corrupt'), null);
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});
