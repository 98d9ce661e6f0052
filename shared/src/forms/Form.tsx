import type { ComponentProps, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '../ui';
import styles from './Field.module.css';
import type { CheckedForm } from './use-checked-form';

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
export const Form = <Values extends FieldValues>({
  form,
  name,
  browserValidation = false,
  className,
  ...rest
}: FormProps<Values>) => (
  <FormProvider {...form.methods}>
    <form
      {...rest}
      method="post"
      className={classNames(styles.form, className)}
      aria-label={name}
      noValidate={!browserValidation}
      onSubmit={form.submit}
    />
  </FormProvider>
);

/** Fields side by side where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
