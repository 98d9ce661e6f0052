import { waitFor } from '@testing-library/react';
import { api } from 'shared/api';
import { createStore } from 'shared/store';
import { fakeApi } from 'shared/testing';
import { loadedRemotes } from '../remotes/loaded-remotes';
import { siteServices } from '../remotes/SiteContext';
import { SectionFailure, type Fault } from '../remotes/section-failure';
import { reportTo } from './report';
import { chooseVersions } from '../registry/site';
import { registryFixture } from '../testing/site-fixture';
import { reportFailedCalls, reportUncaught } from './uncaught-faults';

const reported: Fault[] = [];
const site = chooseVersions(registryFixture, 50);
const services = siteServices(site, loadedRemotes(site, []));
beforeAll(() =>
  reportUncaught(
    (fault) => reported.push(fault),
    () => services,
  ),
);
beforeEach(() => {
  reported.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function thrownAt(place: string, message = 'boom'): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at press (${place}:1:42)`;
  return error;
}

function throwUncaught(error: Error, filename = ''): Fault[] {
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message: error.message }));
  jest.runAllTimers();
  return reported;
}

test('an error in a handler of a section is reported with the section and its version', () => {
  const error = thrownAt('https://site.test/remotes/mf-auth/live1/js/auth-login.js');
  expect(throwUncaught(error)).toEqual([
    { remote: 'mf-auth', version: 'live1', kind: 'threw in a handler', cause: error },
  ]);
});

test('an error that only names its file is reported too, and one of the host as `shell`', () => {
  const error = new Error('boom');
  error.stack = '';
  throwUncaught(error, 'https://site.test/remotes/mf-shop/9/remoteEntry.js');
  throwUncaught(thrownAt('https://site.test/shell/host1/js/main.js'));
  expect(reported.map(({ remote }) => remote)).toEqual(['mf-shop', 'shell']);
});

test('an unhandled rejection is reported, a loading failure is not', () => {
  const reject = (reason: unknown) => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    jest.runAllTimers();
  };
  reject(new SectionFailure('mf-auth', 'live1', 'unreachable'));
  reject(thrownAt('/remotes/mf-auth/live1/js/auth-login.js'));
  expect(reported).toHaveLength(1);
});

test('an error of a browser extension is not reported', () => {
  expect(throwUncaught(thrownAt('chrome-extension://abc/content.js'))).toEqual([]);
});

test('an error that loading has already reported is not reported again', () => {
  const beacon = jest.fn((_address: string, _body: Blob) => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  const report = reportTo('/api/client-errors', () => '/login');
  const cause = thrownAt('/remotes/mf-auth/live1/remoteEntry.js');
  report(new SectionFailure('mf-auth', 'live1', 'threw at load', cause), null);
  report({ remote: 'mf-auth', version: 'live1', kind: 'threw in a handler', cause });
  expect(beacon).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

test('a page that never stops failing reports thirty faults at most', () => {
  const beacon = jest.fn((_address: string, _body: Blob) => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  const report = reportTo('/api/client-errors', () => '/login');
  for (let index = 0; index < 100; index += 1) {
    report({ remote: 'mf-auth', version: '1', kind: 'threw in a handler', cause: `${index}` });
  }
  expect(beacon).toHaveBeenCalledTimes(30);
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

describe('an API call', () => {
  const { tides, weather } = api.injectEndpoints({
    endpoints: (build) => ({
      tides: build.query<unknown, void>({ query: () => '/tides' }),
      weather: build.query<unknown, void>({ query: () => '/weather' }),
    }),
  }).endpoints;
  const ask = async (response: Parameters<typeof fakeApi>[0][string]) => {
    jest.useRealTimers();
    fakeApi({ 'GET /weather': response, 'GET /tides': response });
    const site = chooseVersions(registryFixture, 50);
    const remotes = loadedRemotes(site, []);
    window.history.replaceState(null, '', '/login');
    reportFailedCalls(
      (fault) => reported.push(fault),
      () => siteServices(site, remotes),
    );
    await createStore().dispatch(weather.initiate());
    return reported;
  };

  test.each([
    ['weather: 500', { status: 500 }],
    ['weather: FETCH_ERROR', 'network error' as const],
  ])('that fails unexpectedly is reported: %s', async (cause, response) => {
    const fault = { remote: 'mf-auth', version: 'live1', kind: 'call failed', cause };
    await ask(response);
    await waitFor(() => expect(reported).toEqual([fault]), { timeout: 5000 });
  });

  test('that ends because the visitor leaves the page is not reported', async () => {
    expect(await ask('network error')).toEqual([]);
  });

  test('that fails like another one is reported once per page', async () => {
    await ask({ status: 500 });
    await createStore().dispatch(tides.initiate());
    window.history.replaceState(null, '', '/signup');
    await createStore().dispatch(tides.initiate());
    expect(reported.map(({ cause }) => cause)).toEqual(['weather: 500', 'tides: 500']);
  });

  test('that is refused, or fails offline, is not reported', async () => {
    expect(await ask({ status: 422 })).toEqual([]);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await ask('network error')).toEqual([]);
  });
});
