import { useEffect, useState } from 'react';
import { COUNTDOWN_TICK, RESEND_SECONDS } from 'shared/constants';

/**
 * Counts the seconds until another code can be asked for. The end of the wait is kept under `key`
 * for this tab, so that a reload of the page does not start it anew.
 */
export function useResendWait(key: string, firstWait: number) {
  const [end, setEnd] = useState(() => storedEnd(key) ?? secondsFromNow(firstWait));
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= end;

  useEffect(() => {
    sessionStorage.setItem(key, String(end));
  }, [key, end]);

  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNow(Date.now()), COUNTDOWN_TICK);
    return () => clearInterval(ticking);
  }, [isOver, end]);

  return {
    secondsLeft: Math.max(0, Math.ceil((end - now) / 1000)),
    startWait: (seconds = RESEND_SECONDS) => {
      setNow(Date.now());
      setEnd(secondsFromNow(seconds));
    },
  };
}

function secondsFromNow(seconds: number): number {
  return Date.now() + seconds * 1000;
}

function storedEnd(key: string): number | null {
  return Number(sessionStorage.getItem(key)) || null;
}
