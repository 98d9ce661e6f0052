import {
  useEffect,
  useEffectEvent,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type Ref,
} from 'react';
import { closeSnackbar, type SnackbarKey } from 'notistack';
import { flushSync } from 'react-dom';
import { TOAST_DURATION } from '../../model/constants';
import { Icon, type IconName } from '../../ui';
import { texts } from './texts';
import { usePause } from './toast-pause';
import styles from './Toast.module.css';

type Variant = 'success' | 'error' | 'info' | 'warning';

/** The props that notistack passes to a toast; `duration` and `announced` come from `shared/toast`. */
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
  // `flushSync` closes the toast on time; under load, React would otherwise render the change later.
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

  // A press with the pointer must not take the focus from the field that has it.
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  return (
    <div
      ref={ref}
      // notistack's slide-in position. React sets it through the style object, only in the browser,
      // which the content security policy allows.
      // oxlint-disable-next-line syntax/no-restricted-syntax
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
        aria-label={texts.dismiss}
        onMouseDown={keepFocus}
        onClick={() => closeSnackbar(id)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

/** Least time in milliseconds that a toast stays after a pause, so that it does not vanish at once. */
const MIN_REST_MS = 1000;

/** Calls `close` after `duration` milliseconds, without the pauses; `null` means never. */
function useClosingTime(duration: number | null, paused: boolean, close: () => void): void {
  const left = useRef(duration ?? 0);
  const onTime = useEffectEvent(close);
  useEffect(() => {
    if (duration === null || paused) return;
    // Not `Date.now()`: the visitor's clock can be set meanwhile.
    const since = performance.now();
    const timer = setTimeout(() => onTime(), left.current);
    return () => {
      clearTimeout(timer);
      const rest = left.current - (performance.now() - since);
      left.current = Math.max(rest, Math.min(duration, MIN_REST_MS));
    };
  }, [duration, paused]);
}
