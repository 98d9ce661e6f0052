import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { browserStorage } from 'shared/store';

const keyOf = (pathname: string) => `visited ${pathname}`;

/** When this browser opened this page before (ISO 8601); null for the first time. */
export function useLastVisit(): string | null {
  const { pathname } = useLocation();
  const [before] = useState(() => browserStorage.getItem(keyOf(pathname)));
  useEffect(() => browserStorage.setItem(keyOf(pathname), new Date().toISOString()), [pathname]);
  return before;
}
