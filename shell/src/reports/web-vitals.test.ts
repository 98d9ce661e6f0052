import { watchVitals } from './web-vitals';

const place = { remote: 'mf-x', version: 'aa01', route: '/', visits: 10 };
/** By the type of the entry: passes entries to the observer, as the browser would. */
const entries = new Map<string, (found: object[]) => void>();
const refused = new Set<string>();
let sent: { address: string; body: Promise<string> }[] = [];

class FakeObserver {
  constructor(private readonly take: (list: { getEntries: () => object[] }) => void) {}
  observe({ type }: { type: string }) {
    if (refused.has(type)) throw new TypeError('not measured here');
    entries.set(type, (found) => this.take({ getEntries: () => found }));
  }
}

beforeEach(() => {
  entries.clear();
  refused.clear();
  sent = [];
  Object.defineProperty(window, 'PerformanceObserver', { value: FakeObserver, configurable: true });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, blob: Blob) => {
      sent.push({ address, body: blob.text() });
      // `false`: the browser refuses the report, which must not cause an error.
      return false;
    },
  });
  history.replaceState(null, '', '/');
  see('visible');
});

function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const report = async () => JSON.parse(await sent[0]!.body) as object;

test('the visit is reported once, when the visitor leaves the page', async () => {
  watchVitals('/api/web-vitals', place);
  entries.get('largest-contentful-paint')!([{ startTime: 900.4 }, { startTime: 1200.6 }]);
  entries.get('event')!([
    { interactionId: 0, duration: 900 },
    { interactionId: 7, duration: 48 },
    { interactionId: 7, duration: 120 },
    { interactionId: 8, duration: 64 },
  ]);
  entries.get('layout-shift')!([
    { startTime: 100, value: 0.01, hadRecentInput: false },
    { startTime: 600, value: 0.02, hadRecentInput: false },
    { startTime: 700, value: 0.5, hadRecentInput: true },
    { startTime: 3000, value: 0.0204, hadRecentInput: false },
  ]);
  see('visible');
  expect(sent).toEqual([]);
  see('hidden');
  see('visible');
  see('hidden');
  expect(sent).toHaveLength(1);
  expect(sent[0]!.address).toBe('/api/web-vitals');
  expect(await report()).toEqual({ ...place, lcp: 1201, inp: 120, cls: 0.03 });
});

test('what happens on a later page does not count for the first', async () => {
  watchVitals('/api/web-vitals', place);
  entries.get('largest-contentful-paint')!([{ startTime: 500 }]);
  history.pushState(null, '', '/cart');
  entries.get('event')!([{ interactionId: 1, duration: 400 }]);
  entries.get('layout-shift')!([{ startTime: 5000, value: 0.4, hadRecentInput: false }]);
  see('hidden');
  expect(await report()).toEqual({ ...place, lcp: 500, cls: 0 });
});

test('a browser that does not measure the paint reports nothing', () => {
  refused.add('largest-contentful-paint').add('event');
  watchVitals('/api/web-vitals', place);
  see('hidden');
  expect(sent).toEqual([]);
});
