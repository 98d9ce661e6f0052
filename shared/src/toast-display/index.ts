import { closeSnackbar, enqueueSnackbar } from 'notistack';
import type { ToastDisplay } from '../toast';

/** Shows toasts by notistack, in the `SnackbarProvider` mounted last. Kept out of first loads. */
export const notistackDisplay: ToastDisplay = {
  // The host keeps the time itself and reads `duration`; a plain provider, as in tests, does not.
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
