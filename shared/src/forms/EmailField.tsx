import { useRef, useState, type FocusEvent } from 'react';
import { Button } from '../ui';
import { TextField, type TextFieldProps } from './TextField';

/**
 * An e-mail address. When the visitor leaves the field and the address looks mistyped, a button below it
 * puts it right. The list of addresses is loaded then, so that it costs a first visit nothing.
 */
export function EmailField({ hint, ...props }: Omit<TextFieldProps, 'type'>) {
  const input = useRef<HTMLInputElement>(null);
  const [likely, setLikely] = useState<string | null>(null);

  const look = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => {
    import(/* webpackChunkName: "likely-email" */ './likely-email').then(
      ({ likelyEmail }) => setLikely(likelyEmail(value)),
      // Without the list there is no suggestion.
      () => {},
    );
  };
  const accept = () => {
    const control = input.current;
    if (!control || !likely) return;
    control.value = likely;
    // The form hears of it as of typing, so that an error about the address goes.
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
    setLikely(null);
  };

  const suggestion = likely && (
    <Button variant="quiet" size="small" onClick={accept}>
      Did you mean {likely}?
    </Button>
  );
  return (
    <TextField
      {...props}
      type="email"
      ref={input}
      onBlur={look}
      onInput={() => setLikely(null)}
      hint={
        suggestion ? (
          <>
            {hint} {suggestion}
          </>
        ) : (
          hint
        )
      }
    />
  );
}
