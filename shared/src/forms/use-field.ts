import { createContext, useContext, useId } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import type { ReactNode } from 'react';

/** Names of the fields that must be filled in; the `Form` provides them. */
export const RequiredFields = createContext<ReadonlySet<string>>(new Set());

/** What every field takes, besides the attributes of its control. */
export interface FieldProps {
  /** May be a path: `tutor.name`, `learnLi.0`. */
  name: string;
  /** Always visible. */
  label: ReactNode;
  /** A sentence under the control. */
  hint?: ReactNode;
  /** Says "Optional" beside the label. */
  optional?: boolean;
  className?: string;
}

/** Ties a control to its form, its hint and its error. Needs a `Form` around it. */
export function useField(name: string, hint: ReactNode) {
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name, exact: true });
  const required = useContext(RequiredFields).has(name);
  const id = useId();
  const error = get<typeof errors, FieldError | undefined>(errors, name)?.message;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return {
    id,
    hintId,
    errorId,
    error,
    required,
    register,
    /** The attributes that every control carries. */
    attributes: {
      id,
      'aria-required': required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}
