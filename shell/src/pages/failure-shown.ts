import { createContext, useContext, useEffect } from 'react';

const FailureContext = createContext<(heading: string | null) => void>(() => {});

/** Told the heading of the failure card that stands in for a page, as long as one does. */
export const FailureShown = FailureContext.Provider;

export function useFailureShown(heading: string): void {
  const tell = useContext(FailureContext);
  useEffect(() => {
    tell(heading);
    return () => tell(null);
  }, [tell, heading]);
}
