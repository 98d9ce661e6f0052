import { useEffect, useState } from 'react';
import { COUNTDOWN_TICK } from 'shared/constants';

/** The time, once a second. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), COUNTDOWN_TICK);
    return () => clearInterval(ticking);
  }, []);

  return now;
}
