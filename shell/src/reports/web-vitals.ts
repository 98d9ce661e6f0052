/** The measured page: section, version, and the pattern of the address, which contains no names. */
export interface Place {
  remote: string;
  version: string;
  route: string;
  /** How many visits this one stands for. */
  visits: number;
}

/** `layout-shift` and `event` entries; the browser's types lack some of their fields. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** A group of layout shifts ends after one second without a shift, or five seconds after it began. */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
const SHORTEST_INTERACTION_MS = 40;
/** INP ignores the slowest interaction for every 50 interactions. */
const INTERACTIONS_PER_IGNORED = 50;

/**
 * Measures the page that a visit began with: largest paint (LCP), slowest interaction (INP) and layout
 * shifts (CLS), as web.dev defines them. Sends one report to `address` when the visitor leaves. A
 * browser that does not measure LCP sends nothing; a failed report is ignored.
 */
export function watchVitals(address: string, place: Place): void {
  const { pathname } = location;
  let paint: number | undefined;
  let shift = 0;
  let group = { from: -Infinity, last: -Infinity, sum: 0 };
  const interactions = new Map<number, number>();

  /** Takes entries of the first page only: those of later pages belong to other routes. */
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
    // An entry of type `layout-shift` has these fields.
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
    // An entry of type `event` has these fields.
    const { interactionId, duration } = entry as Interaction;
    if (!interactionId) return;
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  });

  const sendReport = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendReport);
    if (paint === undefined) return;
    const slowest = [...interactions.values()].sort((a, b) => b - a);
    const inp = slowest[Math.floor(slowest.length / INTERACTIONS_PER_IGNORED)];
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
  document.addEventListener('visibilitychange', sendReport);
}
