export interface ToastOptions {
  variant?: 'success' | 'error' | 'info' | 'warning';
  /** Milliseconds until it closes; `null` keeps it open. Default: 4000, set by the host. */
  duration?: number | null;
  /** Whether a screen reader says it; `false` where one summary speaks for several toasts. */
  announced?: boolean;
}

/** A toast that was raised, for `dismissToast`. */
export type ToastKey = number;

export interface Toast extends ToastOptions {
  key: ToastKey;
  message: string;
  variant: NonNullable<ToastOptions['variant']>;
}

/** What puts toasts on the screen. */
export interface ToastDisplay {
  show: (toast: Toast) => void;
  close: (key: ToastKey) => void;
}

let display: ToastDisplay | null = null;
/** Raised before there was a display. */
let waiting: Toast[] = [];
let askForDisplay = () => {};
let lastKey = 0;

/** Raises a toast in the host's notification area, from anywhere. */
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
    askForDisplay();
  }
  return lastKey;
}

/** Closes a toast before its time, for one that stays open by itself. */
export function dismissToast(key: ToastKey): void {
  waiting = waiting.filter((each) => each.key !== key);
  display?.close(key);
}

/** For the host: toasts wait from now on, and each of them asks for a display. */
export function holdToasts(ask: () => void): void {
  display = null;
  askForDisplay = ask;
  if (waiting.length > 0) ask();
}

/** For the host: shows what waits, and every later toast. */
export function showToasts(on: ToastDisplay): void {
  display = on;
  waiting.splice(0).forEach(on.show);
}
