import { SnackbarProvider, closeSnackbar, enqueueSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { showToasts, type ToastDisplay } from '..';
import { createNotificationRegion, keepWithinReach, lift } from './notification-region';
import styles from './ToastArea.module.css';
import { Toast } from './Toast';
import { ToastPile } from './ToastPile';
import { PauseProvider, useToastPause } from './toast-pause';
import { useToastKeys } from './use-toast-keys';

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
