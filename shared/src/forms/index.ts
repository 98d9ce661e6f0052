export { CheckboxField } from './CheckboxField';
export { FieldRow, Form } from './Form';
export { FormRow, useRows } from './FormRow';
export { FileField } from './FileField';
export { PasswordField } from './PasswordField';
export { PhoneField } from './PhoneField';
export { SelectField } from './SelectField';
export type { SelectOption } from './SelectField';
export { SubmitButton } from './SubmitButton';
export { TextAreaField } from './TextAreaField';
export { DateField, TextField } from './TextField';
export type { TextFieldProps } from './TextField';
export { useCheckedForm } from './use-checked-form';
export type {
  CheckedForm,
  CheckedFormOptions,
  FormFailure,
  InitialValues,
} from './use-checked-form';
export { useHydrated } from '../ui';
