import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { useWindowEvent } from '../../ui';

/** No toast closes while a reason is held; each reason is held and released by its name. */
export interface ToastPause {
  paused: boolean;
  hold: (reason: string) => void;
  release: (reason: string) => void;
}

const PauseContext = createContext<ToastPause | null>(null);

export const PauseProvider = PauseContext.Provider;

export function usePause(): ToastPause {
  const pause = useContext(PauseContext);
  if (!pause) throw new Error('A toast needs the PauseProvider of the notifications above it.');
  return pause;
}

const AWAY = 'window left';

/** Collects the reasons for a pause, and adds one itself while the visitor is in another window. */
export function useToastPause(): ToastPause {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set());
  const hold = useCallback((reason: string) => {
    setReasons((held) => new Set(held).add(reason));
  }, []);
  const release = useCallback((reason: string) => {
    setReasons((held) => new Set([...held].filter((each) => each !== reason)));
  }, []);

  useWindowEvent('blur', () => hold(AWAY));
  useWindowEvent('focus', () => release(AWAY));

  return useMemo(() => ({ paused: reasons.size > 0, hold, release }), [reasons, hold, release]);
}
