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

/** Lets the library note a value. */
function measure(watch: typeof onCLS | typeof onINP | typeof onLCP, value: number) {
  const [[note]] = jest.mocked(watch as typeof onCLS).mock.calls as [Parameters<typeof onCLS>];
  const name = { 0: 'LCP', 1: 'INP', 2: 'CLS' }[[onLCP, onINP, onCLS].indexOf(watch as never)];
  note({ name, value } as never);
}

test('the visit is reported once, when the visitor leaves the page', async () => {
  watchVitals('/api/web-vitals', place);
  measure(onLCP, 900.4);
  measure(onLCP, 1200.6);
  measure(onINP, 120);
  measure(onCLS, 0.0304);
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
  measure(onLCP, 500);
  history.pushState(null, '', '/cart');
  measure(onINP, 400);
  measure(onCLS, 0.4);
  see('hidden');
  expect(await report()).toEqual({ ...place, lcp: 500, cls: 0 });
});

test('a browser that does not measure the paint reports nothing', () => {
  watchVitals('/api/web-vitals', place);
  see('hidden');
  expect(sent).toEqual([]);
});
