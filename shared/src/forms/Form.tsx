import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { isOnline, send } from 'shared/calls';
import { valueAt } from '../model/validation';
import { clsx, Notice, VisuallyHidden } from '../ui';
import { controlOf } from './control-values';
import styles from './Field.module.css';
import { texts } from './texts';
import type { CheckedForm } from './checked-form';
import { FormContext } from './use-field';

interface FormProps<Values extends object> extends Omit<
  ComponentProps<'form'>,
  'name' | 'onChange' | 'onSubmit'
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
export function Form<Values extends object>({
  form,
  name,
  browserValidation = false,
  className,
  children,
  ...rest
}: FormProps<Values>) {
  const isOnline = useOnline();
  const { element, busy, errorOf, isRequired, defaults, subscribe, lastAttempt } = form;
  const attempt = useSyncExternalStore(subscribe, lastAttempt, lastAttempt);
  const ofFields = useMemo(
    () => ({
      errorOf,
      isRequired,
      defaultOf: (path: string) => valueAt(defaults, path),
      busy,
      subscribe,
    }),
    [errorOf, isRequired, defaults, busy, subscribe],
  );

  // After the render that shows the message, so that the field is announced together with it.
  useLayoutEffect(() => {
    if (attempt.focus !== null) controlOf(element.current, attempt.focus)?.focus();
  }, [attempt, element]);

  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    // The event can come from a form in a dialog: in React's tree it bubbles to this one too.
    const { target } = event.nativeEvent;
    const isOwn = target instanceof Element && element.current?.contains(target);
    if (isOwn) form.recheck(target.getAttribute('name') ?? undefined);
  };

  return (
    <FormContext value={ofFields}>
      <form
        {...rest}
        ref={element}
        method="post"
        className={clsx(styles.form, className)}
        aria-label={name}
        noValidate={!browserValidation}
        onChange={onChange}
        onSubmit={form.submit}
      >
        {!isOnline && <Notice>{texts.offline}</Notice>}
        {children}
        {attempt.count > 0 && (
          <VisuallyHidden key={attempt.number}>
            <span role="alert">{texts.failedFields(attempt.count)}</span>
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

/** Whether the browser is online; `true` during prerendering. Asks the server whether a browser that says no is right. */
function useOnline(): boolean {
  const online = useSyncExternalStore(subscribeToNetwork, isOnline, () => true);
  // An answer takes back what the browser says.
  useEffect(() => {
    if (!online) void send({ name: 'online', url: '/health', method: 'HEAD' });
  }, [online]);
  return online;
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
