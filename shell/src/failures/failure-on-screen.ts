import { createContext, useContext, useEffect } from 'react';

/** A failure card that is shown in place of a page. */
export interface FailureOnScreen {
  heading: string;
  /** Whether the card is inside an area; otherwise it gets the site's header and footer. */
  isInArea: boolean;
}

const FailureContext = createContext<(failure: FailureOnScreen | null) => void>(() => {});

/** Its value is called with the card on screen, and with `null` when the card is gone. */
export const FailureOnScreenProvider = FailureContext.Provider;

/** Passes the card to `FailureOnScreenProvider`; `null` for a card that replaces no page. */
export function useFailureOnScreen(shown: FailureOnScreen | null): void {
  const showFailure = useContext(FailureContext);
  const { heading, isInArea } = shown ?? { heading: null, isInArea: false };
  useEffect(() => {
    if (heading === null) return;
    showFailure({ heading, isInArea });
    return () => showFailure(null);
  }, [showFailure, heading, isInArea]);
}
