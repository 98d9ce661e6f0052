import { type ComponentType, useLayoutEffect, useState } from 'react';
import { holdToasts } from 'shared/toast';
import { showAsText } from './plain-toasts';

/** Nearly every toast is a reaction to one of these events. */
const FIRST_ACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

const loadArea = () =>
  import(/* webpackChunkName: "toasts" */ './toast-area').then(({ ToastArea }) => ToastArea);

/**
 * The site's toasts. Their script is not loaded with the page: it is loaded at the visitor's first
 * action or with the first toast, which waits for it.
 */
export function Notifications() {
  const [Area, setArea] = useState<ComponentType | null>(null);

  // A layout effect runs before the effects of the page, which may raise toasts.
  useLayoutEffect(() => {
    const load = () => {
      loadArea().then(
        (loaded) => setArea(() => loaded),
        () => {
          showAsText();
          // The next toast or action tries the script again.
          holdToasts(load);
        },
      );
    };
    holdToasts(load);
    FIRST_ACTIONS.forEach((action) => document.addEventListener(action, load, { once: true }));
    return () => FIRST_ACTIONS.forEach((action) => document.removeEventListener(action, load));
  }, []);

  return Area && <Area />;
}
