import { waitFor } from '@testing-library/react';
import { onLCP } from 'web-vitals';
import { chooseVersions } from '../registry/site';
import { canaryOf, entry, route } from '../testing/site-fixture';
import { measureVisit } from './measure-visit';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

let sent: Promise<string>[] = [];

const routes = [route('x/page', '/')];
const registry = {
  shell: 'host1',
  remotes: { 'mf-x': entry('mf-x', routes, { canary: canaryOf('mf-x', 50, routes) }) },
};

// Loaded once, so that a visit that is not measured need not wait for it long.
beforeAll(() => import('./web-vitals'));
beforeEach(() => {
  sent = [];
  jest.mocked(onLCP).mockReset();
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_address: string, blob: Blob) => sent.push(blob.text()),
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** What a visit with this bucket reports; `chance` is drawn. */
async function reportOf(bucket: number, chance: number): Promise<object | null> {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  measureVisit(chooseVersions(registry, bucket));
  jest.runAllTimers();
  jest.useRealTimers();
  await waitFor(() => expect(onLCP).toHaveBeenCalled(), { timeout: 1000 }).catch(() => {});
  // Of a metric, only name and value are read.
  jest.mocked(onLCP).mock.calls[0]?.[0]({ name: 'LCP', value: 900 } as never);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  return sent[0] ? (JSON.parse(await sent[0]) as object) : null;
}

test('one visit in ten of the live version is measured, and says so', async () => {
  expect(await reportOf(80, 0.09)).toMatchObject({ version: 'live1', visits: 10, lcp: 900 });
});

test('the other visits of the live version are not measured', async () => {
  expect(await reportOf(80, 0.1)).toBeNull();
});

test('every visit of a canary is measured', async () => {
  expect(await reportOf(10, 0.99)).toMatchObject({ version: 'canary1', visits: 1 });
});
