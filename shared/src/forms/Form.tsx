import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { FieldValues, Path, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { clsx, Notice, VisuallyHidden } from '../ui';
import styles from './Field.module.css';
import type { CheckedForm } from './use-checked-form';
import { FormContext } from './use-field';

interface FormProps<Values extends FieldValues> extends Omit<
  ComponentProps<'form'>,
  'name' | 'onSubmit'
> {
  form: CheckedForm<Values>;
  /** The accessible name. */
  name: string;
  /** Lets the browser's own bubbles check `required`, `pattern`, … before the rules run. */
  browserValidation?: boolean;
}

/**
 * The form element. It is a POST only so that a form sent while no script runs can never put a
 * password into the address.
 */
export function Form<Values extends FieldValues>({
  form,
  name,
  browserValidation = false,
  className,
  children,
  ...rest
}: FormProps<Values>) {
  const isOnline = useOnline();
  const element = useRef<HTMLFormElement>(null);
  const { control, prepare, busy, requiredFields: required } = form;

  // Somebody was quicker than the page's script.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepare();
    // Once, when the form comes to life.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The fields name themselves by texts, whatever form they stand in.
  const named = (field: string) => field as Path<Values>;
  const errorOf = (field: string) => control?.getFieldState(named(field)).error?.message;
  const register: typeof registerLater = (field, options) =>
    // As above.
    control?.register(named(field), options as RegisterOptions<Values, Path<Values>>) ??
    registerLater(field, options);

  return (
    // A new value each time: after a `reset` the fields have to register anew.
    <FormContext value={{ register, errorOf, required, busy }}>
      <form
        {...rest}
        ref={element}
        onFocus={prepare}
        onPointerEnter={prepare}
        method="post"
        className={clsx(styles.form, className)}
        aria-label={name}
        noValidate={!browserValidation}
        onSubmit={form.submit}
      >
        {!isOnline && (
          <Notice>
            You are offline. What you enter stays here: send it once you are connected.
          </Notice>
        )}
        {children}
        {form.failed.count > 1 && (
          <VisuallyHidden key={form.failed.attempt}>
            <span role="alert">{form.failed.count} fields need your attention.</span>
          </VisuallyHidden>
        )}
      </form>
    </FormContext>
  );
}

/** Until the library comes a field keeps its own text, which is what it will be registered with. */
function registerLater(name: string, options?: RegisterOptions): UseFormRegisterReturn {
  return {
    name,
    onChange: async (event: unknown) => options?.onChange?.(event),
    onBlur: () => Promise.resolve(),
    ref: () => {},
  };
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Whether the browser has a network at all; `true` while pages are rendered ahead. */
function useOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
