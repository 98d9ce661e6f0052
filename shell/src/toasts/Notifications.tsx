import { useLayoutEffect, useState } from 'react';
import { holdToasts } from 'shared/toast';
import { useLate } from 'shared/ui';

/** Nearly every toast is a reaction to one of these events. */
const FIRST_ACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

const loadArea = () =>
  import(/* webpackChunkName: "toasts" */ './toast-area').then(({ ToastArea }) => ToastArea);

/**
 * The site's toasts. Their script is not loaded with the page: it is loaded at the visitor's first
 * action or with the first toast, which waits for it.
 */
export function Notifications() {
  const [asked, setAsked] = useState(0);
  const Area = useLate(loadArea, asked);

  // A layout effect runs before the effects of the page, which may raise toasts.
  useLayoutEffect(() => {
    // After a script that did not load, the next toast or action tries again.
    const load = () => setAsked((times) => times + 1);
    holdToasts(load);
    FIRST_ACTIONS.forEach((action) => document.addEventListener(action, load, { once: true }));
    return () => FIRST_ACTIONS.forEach((action) => document.removeEventListener(action, load));
  }, []);

  return Area && <Area />;
}
