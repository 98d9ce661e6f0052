import { createContext, useContext, useId, type ReactNode } from 'react';

interface FormOfFields {
  /** The value that a field starts with. */
  initial: (name: string) => unknown;
  /** The message beside a field. */
  errorOf: (name: string) => string | undefined;
  /** Whether the rules do not accept the field empty. */
  isRequired: (name: string) => boolean;
  /** The form is being sent. */
  busy: boolean;
}

/** What a `Form` provides to its fields and its button. */
export const FormContext = createContext<FormOfFields | null>(null);

export function useFormOfField(): FormOfFields {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside a Form.');
  return form;
}

/** The props of every field, besides the attributes of its control. */
export interface FieldProps {
  /** May be a path: `tutor.name`, `learnLi.0`. */
  name: string;
  /** Always visible. */
  label: ReactNode;
  /** A sentence under the control. */
  hint?: ReactNode;
  /** Shows "Optional" beside the label. */
  optional?: boolean;
  className?: string;
}

/** Connects a control with its form, its hint and its error. Needs a `Form` around it. */
export function useField(name: string, hint: ReactNode) {
  const form = useFormOfField();
  const required = form.isRequired(name);
  const initial = form.initial(name);
  const id = useId();
  const error = form.errorOf(name);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return {
    id,
    hintId,
    errorId,
    error,
    required,
    /** For a checkbox. */
    initiallyChecked: initial === true || undefined,
    /** For any other control; a control of its own `defaultValue` sets that instead. */
    initialText: typeof initial === 'string' ? initial : undefined,
    /** The attributes of every control. */
    attributes: {
      id,
      name,
      'aria-required': required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}
