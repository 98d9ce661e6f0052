import { useLayoutEffect, useState, type ComponentType } from 'react';
import { holdToasts } from 'shared/toast';

/** Nearly every toast follows one of these. */
const FIRST_ACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The site's toasts. The script that shows them is not part of a first visit: it is loaded when the
 * visitor begins to act, or by the first toast, which waits for it.
 */
export function Notifications() {
  const [Area, setArea] = useState<ComponentType | null>(null);

  // A layout effect comes before the effects of the page, which may raise toasts.
  useLayoutEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: "toasts" */ './ToastArea').then(
        ({ ToastArea }) => setArea(() => ToastArea),
        // Without a connection: the next toast or action tries again.
        () => {},
      );
    holdToasts(load);
    FIRST_ACTIONS.forEach((action) => document.addEventListener(action, load, { once: true }));
    return () => FIRST_ACTIONS.forEach((action) => document.removeEventListener(action, load));
  }, []);

  return Area && <Area />;
}
