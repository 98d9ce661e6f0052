import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';

export interface ToastOptions {
  variant?: 'success' | 'error' | 'info' | 'warning';
  /** Milliseconds until it closes; `null` keeps it open. Default: 4000, set by the host. */
  duration?: number | null;
  /** Whether a screen reader says it; `false` where one summary speaks for several toasts. */
  announced?: boolean;
}

/** A toast that is shown, for `dismissToast`. */
export type ToastKey = SnackbarKey;

/** Raises a toast in the host's notification area, from anywhere. */
export function toast(
  message: string,
  { variant = 'info', duration, announced = true }: ToastOptions = {},
): ToastKey {
  // The host keeps the time itself and reads `duration`; a plain provider, as in tests, does not.
  const options = {
    variant,
    duration,
    announced,
    ...(duration === undefined ? {} : { autoHideDuration: duration }),
  };
  return enqueueSnackbar(message, options);
}

/** Closes a toast before its time, for one that stays open by itself. */
export function dismissToast(key: ToastKey): void {
  closeSnackbar(key);
}
