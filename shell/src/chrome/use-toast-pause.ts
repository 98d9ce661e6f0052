import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ToastPause } from './toast-pause';

const AWAY = 'window left';

/** Collects the reasons to wait, and knows one itself: the visitor is in another window. */
export function useToastPause(): ToastPause {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set());
  const hold = useCallback((reason: string) => {
    setReasons((held) => new Set(held).add(reason));
  }, []);
  const release = useCallback((reason: string) => {
    setReasons((held) => new Set([...held].filter((each) => each !== reason)));
  }, []);

  useEffect(() => {
    const leave = () => hold(AWAY);
    const comeBack = () => release(AWAY);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, [hold, release]);

  return useMemo(() => ({ paused: reasons.size > 0, hold, release }), [reasons, hold, release]);
}
