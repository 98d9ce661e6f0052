import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component from a script of its own, which is loaded once it is needed. Null until it has arrived, and if it
 * does not arrive: the page must be whole without it. A count as `isNeeded` tries again when it grows. `load` is a
 * constant of the module.
 */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: boolean,
): ComponentType<Props> | null {
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (loaded) => setLate(() => loaded),
      () => {},
    );
  }, [load, isNeeded]);
  return Late;
}
