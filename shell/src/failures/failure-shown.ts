import { createContext, useContext, useEffect } from 'react';

/** A failure card that is shown in place of a page. */
export interface ShownFailure {
  heading: string;
  /** Whether the section's layout is around the card; otherwise it gets the site's header and footer. */
  inLayout: boolean;
}

const FailureContext = createContext<(failure: ShownFailure | null) => void>(() => {});

/** Its value is called with the card on screen, and with `null` when the card is gone. */
export const FailureShown = FailureContext.Provider;

/** Passes the card to `FailureShown`; `null` for a card that replaces no page. */
export function useFailureShown(shown: ShownFailure | null): void {
  const tell = useContext(FailureContext);
  const { heading, inLayout } = shown ?? { heading: null, inLayout: false };
  useEffect(() => {
    if (heading === null) return;
    tell({ heading, inLayout });
    return () => tell(null);
  }, [tell, heading, inLayout]);
}
