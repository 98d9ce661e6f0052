import { createContext, useContext } from 'react';

/** What keeps the toasts from closing: each reason is held and released by its name. */
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
