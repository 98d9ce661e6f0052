import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';

export interface ToastOptions {
  variant?: 'success' | 'error' | 'info' | 'warning';
  /** Milliseconds until it closes; `null` keeps it open. Default: 4000, set by the host. */
  duration?: number | null;
}

/** A toast that is shown, for `dismissToast`. */
export type ToastKey = SnackbarKey;

/** Raises a toast in the host's notification area, from anywhere. */
export function toast(
  message: string,
  { variant = 'info', duration }: ToastOptions = {},
): ToastKey {
  return enqueueSnackbar(message, {
    variant,
    ...(duration === undefined ? {} : { autoHideDuration: duration }),
  });
}

/** Closes a toast before its time, for one that stays open by itself. */
export function dismissToast(key: ToastKey): void {
  closeSnackbar(key);
}
