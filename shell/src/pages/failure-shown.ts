import { createContext, useContext, useEffect } from 'react';

const FailureContext = createContext<(shown: boolean) => void>(() => {});

/** Told while a failure card stands in for a page. */
export const FailureShown = FailureContext.Provider;

export function useFailureShown(): void {
  const tell = useContext(FailureContext);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
}
