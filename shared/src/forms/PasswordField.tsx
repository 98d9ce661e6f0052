import { useState } from 'react';
import { Button, Icon, VisuallyHidden } from '../ui';
import { Field } from './Field';
import styles from './Field.module.css';
import type { TextFieldProps } from './TextField';
import { texts } from './texts';
import { useFramed } from './use-field';

/** A password with its own show and hide button. Set `autoComplete`. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { field, frame, control } = useFramed(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
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
