import {
  createContext,
  useContext,
  useId,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { Name } from './names';
import type { CheckedForm } from './checked-form';

/** What a `Form` provides to its fields and its button. */
interface FormOfFields extends Pick<
  CheckedForm<object>,
  'errorOf' | 'isRequired' | 'busy' | 'subscribe'
> {
  defaultOf: (name: string) => unknown;
}

export const FormContext = createContext<FormOfFields | null>(null);

export function useFormOfField(): FormOfFields {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside a Form.');
  return form;
}

/** The props of every field, besides the attributes of its control. */
export interface FieldProps<Value> {
  name: Name<Value>;
  /** Always visible. */
  label: ReactNode;
  /** A sentence under the control. */
  hint?: ReactNode;
  /** Shows "Optional" beside the label. */
  optional?: boolean;
  className?: string;
}

/** The props of a field whose control is such an element, which gets all others. */
export type FieldWith<Element extends 'input' | 'select' | 'textarea', Value> = FieldProps<Value> &
  Omit<ComponentProps<Element>, keyof FieldProps<never> | 'onChange' | 'value' | 'defaultValue'>;

/** Connects a control with its form, its hint and its error. Needs a `Form` around it. */
export function useField(name: string, hint: ReactNode) {
  const form = useFormOfField();
  // Read once: the name of a row's field changes when a row before it is removed.
  const [initial] = useState(() => form.defaultOf(name));
  const required = form.isRequired(name);
  const ownError = () => form.errorOf(name);
  const id = useId();
  const error = useSyncExternalStore(form.subscribe, ownError, ownError);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return {
    id,
    hintId,
    errorId,
    error,
    required,
    /** What the control contains at first. */
    defaultValue: typeof initial === 'string' ? initial : undefined,
    defaultChecked: initial === true || undefined,
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

interface FramedProps extends Omit<FieldProps<never>, 'name'> {
  name: string;
  required?: boolean;
}

/** Of the props of a field: what its frame gets, and what its control gets, which also gets the attributes of the field. */
export function useFramed<Props extends FramedProps>(props: Props) {
  const { name, label, hint, optional, className, ...control } = props;
  const field = useField(name, hint);
  const frame = { field, label, hint, optional, className, required: props.required };
  return { field, frame, control };
}
