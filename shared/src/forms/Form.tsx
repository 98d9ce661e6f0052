import { useSyncExternalStore, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { clsx, Notice, VisuallyHidden } from '../ui';
import { isRequired } from '../model/validation';
import styles from './Field.module.css';
import type { CheckedForm } from './use-checked-form';
import { FormContext } from './use-field';

interface FormProps<Values extends object> extends Omit<
  ComponentProps<'form'>,
  'name' | 'onChange' | 'onSubmit' | 'ref'
> {
  form: CheckedForm<Values>;
  /** The accessible name. */
  name: string;
  /** The browser checks `required`, `pattern`, … with its own messages before the rules run. */
  browserValidation?: boolean;
}

/**
 * The form element, which holds the values of its fields. Its method is POST so that a form that is sent
 * before any script has run never puts a password into the address.
 */
export function Form<Values extends object>({
  form,
  name,
  browserValidation = false,
  className,
  children,
  ...rest
}: FormProps<Values>) {
  const isOnline = useOnline();
  const { element, checks, initial, errors, busy, failed } = form;
  return (
    <FormContext
      value={{
        initial,
        busy,
        errorOf: (field) => errors[field],
        isRequired: (field) => isRequired(checks, field),
      }}
    >
      <form
        {...rest}
        ref={element}
        method="post"
        className={clsx(styles.form, className)}
        aria-label={name}
        noValidate={!browserValidation}
        onChange={({ target }: ChangeEvent<HTMLFormElement, HTMLInputElement>) =>
          form.changed(target.name)
        }
        onSubmit={form.submit}
      >
        {!isOnline && (
          <Notice>
            You are offline. What you enter stays here. Send it when you are connected again.
          </Notice>
        )}
        {children}
        {failed.count > 1 && (
          <VisuallyHidden key={failed.attempt}>
            <span role="alert">{failed.count} fields need your attention.</span>
          </VisuallyHidden>
        )}
      </form>
    </FormContext>
  );
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
