/** Whose page it is: the section, its version, and the pattern of the address, which names nobody. */
export interface Place {
  remote: string;
  version: string;
  route: string;
}

/** `layout-shift` and `event` entries; the types of the browser do not have all of it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** A window of shifts ends after a second without one, or after five. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
const SHORTEST_INTERACTION_MS = 40;
/** One slow interaction of fifty is passed over, as the definition of INP does. */
const PASSED_OVER = 50;

/**
 * Measures how the page that a visit began with was shown: largest paint (LCP), slowest interaction
 * (INP), layout shifts (CLS), as web.dev defines them; tells `address` once, when the visitor leaves.
 * A browser that measures none of it tells nothing, and what fails is not told.
 */
export function watchVitals(address: string, place: Place): void {
  const { pathname } = location;
  let paint: number | undefined;
  let shift = 0;
  let group = { from: -Infinity, last: -Infinity, sum: 0 };
  const interactions = new Map<number, number>();

  /** Entries of the first page only: those of later ones belong to other routes. */
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    take: (entry: PerformanceEntry) => void,
  ) => {
    try {
      new PerformanceObserver((list) => {
        if (location.pathname === pathname) list.getEntries().forEach(take);
      }).observe({ ...options, buffered: true });
    } catch {
      // This browser does not measure it.
    }
  };
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    paint = startTime;
  });
  observe({ type: 'layout-shift' }, (entry) => {
    // The type says what it is.
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    const goesOn =
      startTime - group.last < SHIFT_GAP_MS && startTime - group.from < SHIFT_WINDOW_MS;
    group = goesOn
      ? { ...group, last: startTime, sum: group.sum + value }
      : { from: startTime, last: startTime, sum: value };
    shift = Math.max(shift, group.sum);
  });
  observe({ type: 'event', durationThreshold: SHORTEST_INTERACTION_MS }, (entry) => {
    // As above.
    const { interactionId, duration } = entry as Interaction;
    if (!interactionId) return;
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  });

  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    if (paint === undefined) return;
    const slowest = [...interactions.values()].sort((a, b) => b - a);
    const inp = slowest[Math.floor(slowest.length / PASSED_OVER)];
    const report = {
      ...place,
      lcp: Math.round(paint),
      ...(inp === undefined ? {} : { inp: Math.round(inp) }),
      cls: Math.round(shift * 1000) / 1000,
    };
    navigator.sendBeacon?.(
      address,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  };
  document.addEventListener('visibilitychange', tell);
}
