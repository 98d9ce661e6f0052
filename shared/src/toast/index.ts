import { useEffect } from 'react';

export interface ToastOptions {
  variant?: 'success' | 'error' | 'info' | 'warning';
  /** Milliseconds until it closes; `null` keeps it open. Default: 4000, set by the host. */
  duration?: number | null;
  /** Whether screen readers announce it; `false` if one summary announces several toasts. */
  announced?: boolean;
}

/** Identifies a toast for `dismissToast`. */
export type ToastKey = number;

export interface Toast extends ToastOptions {
  key: ToastKey;
  message: string;
  variant: NonNullable<ToastOptions['variant']>;
}

/** Shows toasts on the screen. */
export interface ToastDisplay {
  show: (toast: Toast) => void;
  close: (key: ToastKey) => void;
}

let display: ToastDisplay | null = null;
/** Toasts that were raised before there was a display. */
let waiting: Toast[] = [];
let requestDisplay = () => {};
let lastKey = 0;

/** Raises a toast in the host's notification area; it can be called from anywhere. */
export function toast(
  message: string,
  { variant = 'info', duration, announced = true }: ToastOptions = {},
): ToastKey {
  lastKey += 1;
  const raised = { key: lastKey, message, variant, duration, announced };
  if (display) {
    display.show(raised);
  } else {
    waiting.push(raised);
    requestDisplay();
  }
  return lastKey;
}

/** Raises a toast as soon as there is a text, and again for another text. */
export function useToast(message: string | null, variant: ToastOptions['variant']): void {
  useEffect(() => {
    if (message !== null) toast(message, { variant });
  }, [message, variant]);
}

/** Closes a toast early, or one that has no duration. */
export function dismissToast(key: ToastKey): void {
  waiting = waiting.filter((each) => each.key !== key);
  display?.close(key);
}

/** For the host: toasts wait from now on, and each of them calls `request`, which loads a display. */
export function holdToasts(request: () => void): void {
  display = null;
  requestDisplay = request;
  if (waiting.length > 0) request();
}

/** For the host: shows the waiting toasts, and every later toast at once. */
export function showToasts(on: ToastDisplay): void {
  display = on;
  waiting.splice(0).forEach(on.show);
}
