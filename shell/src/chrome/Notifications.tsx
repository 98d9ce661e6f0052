import { SnackbarProvider } from 'notistack';
import { TOAST_DURATION } from 'shared/constants';

export function Notifications() {
  return (
    <SnackbarProvider
      maxSnack={12}
      autoHideDuration={TOAST_DURATION}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    />
  );
}
