import { closeSnackbar, enqueueSnackbar } from 'notistack';
import type { ToastDisplay } from '..';

/**
 * Shows toasts with notistack, in the `SnackbarProvider` that was mounted last. Not
 * part of a first page load.
 */
export const notistackDisplay: ToastDisplay = {
  // The host has its own timer and reads `duration`; a plain provider, as in tests, reads `autoHideDuration`.
  show: ({ key, message, variant, duration, announced }) => {
    const options = {
      key,
      variant,
      duration,
      announced,
      ...(duration === undefined ? {} : { autoHideDuration: duration }),
    };
    enqueueSnackbar(message, options);
  },
  close: (key) => closeSnackbar(key),
};
