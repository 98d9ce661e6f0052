import { useState, type FocusEvent, type ReactNode } from 'react';
import { TextField, type TextFieldProps } from './TextField';

/**
 * An e-mail address. When the visitor leaves the field and the address looks mistyped, a button below it
 * puts it right. What notices that is loaded then, so that it costs a first visit nothing.
 */
export function EmailField({ hint, ...props }: Omit<TextFieldProps, 'type'>) {
  const [suggestion, setSuggestion] = useState<ReactNode>(null);

  const look = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    import(/* webpackChunkName: "rare" */ './email-suggestion').then(
      ({ suggestionFor }) => setSuggestion(suggestionFor(currentTarget)),
      // Without it there is no suggestion.
      () => {},
    );
  };

  return (
    <TextField
      {...props}
      type="email"
      onBlur={look}
      onInput={() => setSuggestion(null)}
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
