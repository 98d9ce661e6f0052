import { enqueueSnackbar } from 'notistack';

export interface ToastOptions {
  variant?: 'success' | 'error' | 'info' | 'warning';
  /** Milliseconds until it closes; `null` keeps it open. Default: 4000, set by the host. */
  duration?: number | null;
}

/** Raises a toast in the host's notification area, from anywhere. */
export function toast(message: string, { variant = 'info', duration }: ToastOptions = {}): void {
  enqueueSnackbar(message, {
    variant,
    ...(duration === undefined ? {} : { autoHideDuration: duration }),
  });
}
