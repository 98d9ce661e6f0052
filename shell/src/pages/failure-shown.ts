import { createContext, useContext, useEffect } from 'react';

/** A failure card that stands in for a page. */
export interface ShownFailure {
  heading: string;
  /** Its section's layout is there and leads on; without one the site's header and footer do. */
  inLayout: boolean;
}

const FailureContext = createContext<(failure: ShownFailure | null) => void>(() => {});

/** Told of the card on screen, as long as there is one. */
export const FailureShown = FailureContext.Provider;

/** `null` for a card that stands in for nothing. */
export function useFailureShown(shown: ShownFailure | null): void {
  const tell = useContext(FailureContext);
  const { heading, inLayout } = shown ?? { heading: null, inLayout: false };
  useEffect(() => {
    if (heading === null) return;
    tell({ heading, inLayout });
    return () => tell(null);
  }, [tell, heading, inLayout]);
}
