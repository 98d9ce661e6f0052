import { useCallback, useEffect, useRef } from 'react';
import { dismissToast, toast, type ToastKey } from 'shared/toast';

/** An error toast that stays open until the next attempt, or until the form is left. */
export function useStandingToast() {
  const shown = useRef<ToastKey | null>(null);

  const dismiss = useCallback(() => {
    if (shown.current !== null) dismissToast(shown.current);
    shown.current = null;
  }, []);

  useEffect(() => dismiss, [dismiss]);

  const show = (message: string) => {
    dismiss();
    shown.current = toast(message, { variant: 'error', duration: null });
  };

  return { show, dismiss };
}
