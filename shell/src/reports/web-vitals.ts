import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';

/** The measured page: section, version, and the pattern of the address, which contains no names. */
export interface Place {
  remote: string;
  version: string;
  route: string;
  /** How many visits this one stands for. */
  visits: number;
}

/**
 * Measures the page that a visit began with: largest paint (LCP), interaction to next paint (INP) and layout shifts
 * (CLS). Sends one report to `address` when the visitor leaves. A browser that does not measure LCP sends nothing; a
 * failed report is ignored.
 */
export function watchVitals(address: string, place: Place): void {
  const { pathname } = location;
  const measured: Partial<Record<MetricType['name'], number>> = {};
  const note = ({ name, value }: MetricType) => {
    // What is measured on a later page belongs to another route.
    if (location.pathname === pathname) measured[name] = value;
  };
  for (const watch of [onLCP, onINP, onCLS]) watch(note, { reportAllChanges: true });

  // Added last: the library has noted what it knows when the page is hidden.
  const sendReport = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendReport);
    const { LCP, INP, CLS = 0 } = measured;
    if (LCP === undefined) return;
    const report = {
      ...place,
      lcp: Math.round(LCP),
      ...(INP === undefined ? {} : { inp: Math.round(INP) }),
      cls: Math.round(CLS * 1000) / 1000,
    };
    navigator.sendBeacon?.(
      address,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  };
  document.addEventListener('visibilitychange', sendReport);
}
