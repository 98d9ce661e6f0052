import { useEffect, useRef, type CSSProperties, type MouseEvent, type Ref } from 'react';
import { closeSnackbar, type SnackbarKey } from 'notistack';
import { flushSync } from 'react-dom';
import { TOAST_DURATION } from 'shared/constants';
import { Icon, type IconName } from 'shared/ui';
import { usePause } from './toast-pause';
import styles from './Toast.module.css';

type Variant = 'success' | 'error' | 'info' | 'warning';

/** What notistack hands to the component of a toast; `duration` and `announced` come from `shared/toast`. */
interface ToastProps {
  ref?: Ref<HTMLDivElement>;
  id: SnackbarKey;
  message: string;
  variant: Variant;
  duration?: number | null;
  announced?: boolean;
  style?: CSSProperties;
}

const icons: Record<Variant, IconName> = {
  success: 'check',
  error: 'warning',
  info: 'info',
  warning: 'clock',
};

export function Toast({
  ref,
  id,
  message,
  variant,
  duration = TOAST_DURATION,
  announced = true,
  style,
}: ToastProps) {
  const { paused, hold, release } = usePause();
  // At once: rendered whenever there is time, it would go later than it says under load.
  useClosingTime(duration, paused, () => flushSync(() => closeSnackbar(id)));

  const hovered = `pointer on ${id}`;
  const focused = `focus in ${id}`;
  useEffect(
    () => () => {
      release(hovered);
      release(focused);
    },
    [release, hovered, focused],
  );

  // A press with the pointer leaves the focus in the field it is in.
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  return (
    <div
      ref={ref}
      // In the browser only, through the style object, which the policy allows: how far it slid in.
      // eslint-disable-next-line no-restricted-syntax
      style={style}
      className={styles.toast}
      data-surface="parchment"
      data-variant={variant}
      data-toast=""
      tabIndex={-1}
      onPointerEnter={() => hold(hovered)}
      onPointerLeave={() => release(hovered)}
      onFocus={() => hold(focused)}
      onBlur={() => release(focused)}
    >
      <Icon name={icons[variant]} size={20} className={styles.icon} />
      <p
        className={styles.message}
        role={announced ? (variant === 'error' ? 'alert' : 'status') : undefined}
      >
        {message}
      </p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Dismiss"
        onMouseDown={keepFocus}
        onClick={() => closeSnackbar(id)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

/** What is left at least after a pause, so that nothing vanishes under the eyes. Milliseconds. */
const SHORTEST_REST = 1000;

/** Calls `close` after `duration` ms that were not paused; `null` never does. */
function useClosingTime(duration: number | null, paused: boolean, close: () => void): void {
  const left = useRef(duration ?? 0);
  const onTime = useRef(close);
  useEffect(() => {
    onTime.current = close;
  });

  useEffect(() => {
    if (duration === null || paused) return;
    const since = Date.now();
    const timer = setTimeout(() => onTime.current(), left.current);
    return () => {
      clearTimeout(timer);
      const rest = left.current - (Date.now() - since);
      left.current = Math.max(rest, Math.min(duration, SHORTEST_REST));
    };
  }, [duration, paused]);
}
