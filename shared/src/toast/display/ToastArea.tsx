import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { showToasts, type ToastDisplay } from '..';
import { createNotificationRegion, keepWithinReach, lift } from './notification-region';
import styles from './ToastArea.module.css';
import { Toast } from './Toast';
import { ToastPile } from './ToastPile';
import { PauseProvider, useToastPause } from './toast-pause';

const MOST_AT_ONCE = 12;

/** notistack can neither pause all its timers nor resume them with the time left: toasts have their own. */
const ownTime = { persist: true, disableWindowBlurListener: true };

/** Shows toasts in the `SnackbarProvider` that was mounted last. */
const notistackDisplay: ToastDisplay = {
  show: ({ message, ...options }) => enqueueSnackbar(message, options),
  close: (key) => closeSnackbar(key),
};

/** The toasts of the host and of all remotes, in the upper right corner. */
export function ToastArea() {
  const [region] = useState(createNotificationRegion);
  const pause = useToastPause();
  useEffect(() => keepWithinReach(region), [region]);
  useToastKeys(region);
  // Runs after the provider below has mounted; the display shows the toasts in that provider.
  useEffect(() => showToasts(notistackDisplay), []);

  return (
    <PauseProvider value={pause}>
      {region && <ToastPile region={region} />}
      <SnackbarProvider
        {...ownTime}
        domRoot={region}
        onEnter={() => lift(region)}
        maxSnack={MOST_AT_ONCE}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={{ success: Toast, error: Toast, info: Toast, warning: Toast }}
        classes={{ containerRoot: styles.stack!, root: styles.item! }}
      />
    </PauseProvider>
  );
}

/** Alt+T focuses the newest toast; Escape or the dismiss button returns the focus to where it was. */
function useToastKeys(region: HTMLElement): void {
  useEffect(() => {
    let cameFrom: HTMLElement | null = null;

    const goToNewest = (event: KeyboardEvent) => {
      if (event.code !== 'KeyT' || !event.altKey || event.ctrlKey || event.metaKey) return;
      const newest = [...region.querySelectorAll<HTMLElement>('[data-toast]')].at(-1);
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    };
    const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && region.contains(relatedTarget)) return;
      cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    };
    const goBack = () => {
      if (cameFrom?.isConnected) cameFrom.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    const goBackOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // This Escape is for the toasts: a dialog around them, or a menu, must stay open.
      event.preventDefault();
      event.stopPropagation();
      goBack();
    };
    // A button pressed with the pointer does not have the focus: then the focus has not moved.
    const goBackOnDismissal = () => {
      if (document.activeElement?.matches('button') && region.contains(document.activeElement)) {
        goBack();
      }
    };

    document.addEventListener('keydown', goToNewest);
    region.addEventListener('focusin', rememberOrigin);
    region.addEventListener('keydown', goBackOnEscape);
    region.addEventListener('click', goBackOnDismissal);
    return () => {
      document.removeEventListener('keydown', goToNewest);
      region.removeEventListener('focusin', rememberOrigin);
      region.removeEventListener('keydown', goBackOnEscape);
      region.removeEventListener('click', goBackOnDismissal);
    };
  }, [region]);
}
