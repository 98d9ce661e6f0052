import { useState } from 'react';
import { Button, Icon, VisuallyHidden } from '../ui';
import { Field } from './Field';
import styles from './Field.module.css';
import type { TextFieldProps } from './TextField';
import { texts } from './texts';
import { useField } from './use-field';

/** A password with its own show and hide button. Set `autoComplete`. */
export function PasswordField({
  name,
  label,
  hint,
  optional,
  className,
  ...control
}: Omit<TextFieldProps, 'type'>) {
  const field = useField(name, hint);
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ field, label, hint, optional, className }} required={control.required}>
      <div className={styles.passwordFrame}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...field.attributes}
          defaultValue={field.defaultValue}
          type={shown ? 'text' : 'password'}
          className={styles.control}
        />
        {/* Hidden text, not aria-label: a query for the label "Password" then finds only the field. */}
        <Button variant="icon" aria-controls={field.id} onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'eye-off' : 'eye'} />
          <VisuallyHidden>{shown ? texts.hidePassword : texts.showPassword}</VisuallyHidden>
        </Button>
      </div>
    </Field>
  );
}
