import { FieldRow, TextAreaField, TextField } from 'shared/forms';
import { inHindi } from 'shared/model/catalogue-changes';
import { hindiName } from './hindi-texts';

interface BilingualFieldProps {
  /** Of the English text: `title`, `tutor.detail`. The Hindi one is `hi.title`, `tutor.hi.detail`. */
  name: string;
  label: string;
  /** Whether the English text may stay empty, as the Hindi one always may. */
  optional?: boolean;
  /** Whether it is a text of several lines. */
  lines?: boolean;
  maxLength?: number;
}

/** A text in English with its Hindi one, side by side where there is room. */
export function BilingualField({ lines = false, optional, ...english }: BilingualFieldProps) {
  const TextControl = lines ? TextAreaField : TextField;
  return (
    <FieldRow>
      <TextControl {...english} optional={optional} autoComplete="off" />
      <TextControl
        name={hindiName(english.name)}
        label={inHindi(english.label)}
        maxLength={english.maxLength}
        optional
        autoComplete="off"
        lang="hi"
      />
    </FieldRow>
  );
}
