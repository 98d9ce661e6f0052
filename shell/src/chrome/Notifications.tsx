import { SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import { createNotificationRegion, keepWithinReach, lift } from './notification-region';
import styles from './Notifications.module.css';
import { Toast } from './Toast';
import { PauseProvider, useToastPause } from './toast-pause';
import { useToastKeys } from './use-toast-keys';

const MOST_AT_ONCE = 12;

/** notistack can neither hold all its timers nor resume with the time left: each toast keeps its own. */
const ownTime = { persist: true, disableWindowBlurListener: true };

/** The site's toasts, in the upper right corner, whoever raises them. */
export function Notifications() {
  // A page rendered ahead has none.
  const [region] = useState(() =>
    typeof document === 'undefined' ? null : createNotificationRegion(),
  );
  const pause = useToastPause();
  useEffect(() => (region ? keepWithinReach(region) : undefined), [region]);
  useToastKeys(region);

  return (
    <PauseProvider value={pause}>
      <SnackbarProvider
        {...ownTime}
        {...(region ? { domRoot: region, onEnter: () => lift(region) } : {})}
        maxSnack={MOST_AT_ONCE}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={{ success: Toast, error: Toast, info: Toast, warning: Toast }}
        classes={{ containerRoot: styles.stack!, root: styles.item! }}
      />
    </PauseProvider>
  );
}
