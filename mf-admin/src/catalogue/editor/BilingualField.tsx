import { FieldRow, TextAreaField, TextField, type Name } from 'shared/forms';
import { inHindi } from 'shared/model/catalogue-changes';
import { hindiName, type HindiName } from './hindi-texts';

interface BilingualFieldProps<Path extends string> {
  name: (path: Path | HindiName<Path>) => Name<string>;
  /** Of the English text: `title`, `tutor.detail`. The Hindi one is `hi.title`, `tutor.hi.detail`. */
  path: Path;
  label: string;
  /** Whether the English text may stay empty, as the Hindi one always may. */
  optional?: boolean;
  /** Whether it is a text of several lines. */
  lines?: boolean;
  maxLength?: number;
}

/** A text in English with its Hindi one, side by side where there is room. */
export function BilingualField<Path extends string>({
  name,
  path,
  lines = false,
  optional,
  ...english
}: BilingualFieldProps<Path>) {
  const TextControl = lines ? TextAreaField : TextField;
  return (
    <FieldRow>
      <TextControl {...english} name={name(path)} optional={optional} autoComplete="off" />
      <TextControl
        name={name(hindiName(path))}
        label={inHindi(english.label)}
        maxLength={english.maxLength}
        optional
        autoComplete="off"
        lang="hi"
      />
    </FieldRow>
  );
}
