import { onCLS, onINP, onLCP } from 'web-vitals';
import { watchVitals } from './web-vitals';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const place = { remote: 'mf-x', version: 'aa01', route: '/', visits: 10 };
let sent: { address: string; body: Promise<string> }[] = [];

beforeEach(() => {
  sent = [];
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
  jest.clearAllMocks();
});

function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const report = async () => JSON.parse(await sent[0]!.body) as object;

const watchers = { LCP: onLCP, INP: onINP, CLS: onCLS };

/** Lets the library note a value. */
function measure(name: keyof typeof watchers, value: number) {
  const [note] = jest.mocked(watchers[name]).mock.calls[0]!;
  // Of a metric, only name and value are read.
  note({ name, value } as never);
}

test('the visit is reported once, when the visitor leaves the page', async () => {
  watchVitals('/api/web-vitals', place);
  measure('LCP', 900.4);
  measure('LCP', 1200.6);
  measure('INP', 120);
  measure('CLS', 0.0304);
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
  measure('LCP', 500);
  history.pushState(null, '', '/cart');
  measure('INP', 400);
  measure('CLS', 0.4);
  see('hidden');
  expect(await report()).toEqual({ ...place, lcp: 500, cls: 0 });
});

test('a browser that does not measure the paint reports nothing', () => {
  watchVitals('/api/web-vitals', place);
  see('hidden');
  expect(sent).toEqual([]);
});
