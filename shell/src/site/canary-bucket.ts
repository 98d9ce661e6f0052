const KEY = 'canary-bucket';

/** The visitor's sticky number from 0 to 99, drawn once a browser. */
export function canaryBucket(storage: Storage): number {
  const stored = Number(storage.getItem(KEY) || NaN);
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored;
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0]! % 100;
  try {
    storage.setItem(KEY, String(drawn));
  } catch {
    // A full storage must not keep the site from starting: drawn anew on the next page load.
  }
  return drawn;
}
