import { createContext, useContext, useId } from 'react';
import type { RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import type { ReactNode } from 'react';

interface FormOfFields {
  register: (name: string, options?: RegisterOptions) => UseFormRegisterReturn;
  /** The message beside a field. */
  errorOf: (name: string) => string | undefined;
  /** Names of the fields that must be filled in. */
  required: ReadonlySet<string>;
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
  const required = form.required.has(name);
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
    register: form.register,
    /** The attributes of every control. */
    attributes: {
      id,
      'aria-required': required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}
