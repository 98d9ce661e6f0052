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
  /** The browser checks `required`, `pattern`, … with its own messages before the rules run. */
  browserValidation?: boolean;
}

/**
 * The form element. Its method is POST so that a form that is sent before any script has run never
 * puts a password into the address.
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

  // The visitor may have focused a field before hydration.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepare();
    // Runs once, when the form is mounted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // A field can be in any form, so it knows its name only as a text.
  const named = (field: string) => field as Path<Values>;
  const errorOf = (field: string) => control?.getFieldState(named(field)).error?.message;
  const register: typeof registerLater = (field, options) =>
    // A field can be in any form, so its options do not have the type of this form's values.
    control?.register(named(field), options as RegisterOptions<Values, Path<Values>>) ??
    registerLater(field, options);

  return (
    // A new value at each render: after a `reset`, the fields must register again.
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
            You are offline. What you enter stays here. Send it when you are connected again.
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

/** Until the library has loaded, the field itself keeps its text; it is registered with this text later. */
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

/** Whether the browser is online; `true` during prerendering. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
