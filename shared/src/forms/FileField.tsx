import { useRef, useState } from 'react';
import { clsx, useWindowEvent } from '../ui';
import type { FileCheck } from '../actions/chosen-file';
import { Field } from './Field';
import styles from './Field.module.css';
import { useFramed, type FieldWith, type useField } from './use-field';

interface FileFieldProps extends Omit<FieldWith<'input', readonly File[]>, 'type'> {
  /** Called with the chosen files, for previews and uploads that start at once. */
  onChoose?: (files: readonly File[]) => void;
  /** What it says about a chosen file stands beside the field at once. */
  check?: FileCheck;
}

/** A file input; its value is a list of files. Set `accept`. */
export function FileField({ onChoose, check, ...props }: FileFieldProps) {
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef<File>(undefined);
  const { field: ofForm, frame, control } = useFramed(props);
  const field = withOwnError(ofForm, fault);
  const choose = async (files: readonly File[]) => {
    onChoose?.(files);
    const [file] = files;
    latest.current = file;
    const found = file && check ? await check(file) : null;
    // Another file may have been chosen meanwhile.
    if (latest.current === file) setFault(found);
  };
  // A form that was sent is empty again: so is what was said about its file.
  useWindowEvent('reset', ({ target }) => {
    const isOwn = target instanceof HTMLFormElement && target.elements.namedItem(field.id) !== null;
    if (isOwn) void choose([]);
  });
  return (
    <Field {...frame} field={field}>
      <input
        {...control}
        {...field.attributes}
        // The role of a file input does not allow aria-required, so `required` is set; the form
        // turns the browser's check off.
        aria-required={undefined}
        required={field.required || control.required}
        type="file"
        onChange={({ target }) => void choose(Array.from(target.files ?? []))}
        className={clsx(styles.control, styles.file)}
      />
    </Field>
  );
}

/** What the form says about the field comes before what the field itself has found. */
function withOwnError(
  field: ReturnType<typeof useField>,
  fault: string | null,
): ReturnType<typeof useField> {
  if (field.error || fault === null) return field;
  const errorId = `${field.id}-error`;
  const describedBy = [field.hintId, errorId].filter(Boolean).join(' ');
  return {
    ...field,
    error: fault,
    errorId,
    attributes: { ...field.attributes, 'aria-invalid': true, 'aria-describedby': describedBy },
  };
}
