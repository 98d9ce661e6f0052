import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { clsx, Notice, VisuallyHidden } from '../ui';
import styles from './Field.module.css';
import type { CheckedForm } from './use-checked-form';
import { RequiredFields } from './use-field';

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
  return (
    <FormProvider {...form.methods}>
      <form
        {...rest}
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
        <RequiredFields value={form.requiredFields}>{children}</RequiredFields>
        {form.failed.count > 1 && (
          <VisuallyHidden key={form.failed.attempt}>
            <span role="alert">{form.failed.count} fields need your attention.</span>
          </VisuallyHidden>
        )}
      </form>
    </FormProvider>
  );
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
