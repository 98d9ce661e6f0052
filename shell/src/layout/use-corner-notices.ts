import { useEffect, useState } from 'react';
import type { CornerNotices } from './corner-notices';

/** The notices, loaded when one is to be shown; without them, nothing is missing that a visitor looks for. */
export function useCornerNotices(isNeeded: boolean): CornerNotices | null {
  const [notices, setNotices] = useState<CornerNotices | null>(null);
  useEffect(() => {
    if (isNeeded)
      import(/* webpackChunkName: "toasts" */ './corner-notices').then(setNotices, () => {});
  }, [isNeeded]);
  return isNeeded ? notices : null;
}
