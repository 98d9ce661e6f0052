import type { ComponentType, ReactNode } from 'react';
import { whyNotPdf } from 'shared/actions';
import {
  DateField,
  FieldRow,
  FileField,
  SelectField,
  TextAreaField,
  TextField,
  type CheckedForm,
  type Name,
} from 'shared/forms';
import { useRows } from 'shared/forms/rows';
import { inHindi } from 'shared/model/catalogue-changes';
import type { AnyField, FieldList, Kind } from 'shared/model/catalogue-fields';
import { textAt, valueAt } from 'shared/model/validation';
import type { FileChoice } from '../draft/chosen-files';
import { BatchRows } from '../controls/BatchRows';
import { FieldGroup } from '../controls/FieldGroup';
import { controlOf } from './field-values';
import { NumberField } from '../controls/NumberField';
import { PictureField } from '../controls/PictureField';
import type { BatchValues, SessionValues } from '../controls/schedule-values';
import { SessionRows } from '../controls/SessionRows';
import { capitalized, TextRows } from '../controls/TextRows';

/** What one form adds to a control. */
export interface Extra {
  hint?: ReactNode;
  onInput?: (event: { currentTarget: { value: string } }) => void;
  onBlur?: () => void;
}

interface Schedules {
  batches: BatchValues[];
  sessions: SessionValues[];
}

/** The form of any entry: its lists have these values. */
export type AnyForm = CheckedForm<Schedules> & CheckedForm<Record<string, string[]>>;

interface Place {
  form: AnyForm;
  /** What the entry has now. */
  item: unknown;
  /** What the names of the controls begin with: `tutor.` in the group of this name. */
  below?: string;
  extras?: Readonly<Record<string, Extra | undefined>>;
}

/** The controls of fields, in the order of the list. */
export function FieldControls({ list, ...place }: Place & { list: FieldList }) {
  return list.map((part) => {
    if ('title' in part) {
      return (
        <FieldGroup key={part.title} title={part.title}>
          <FieldControls {...place} list={part.fields} />
        </FieldGroup>
      );
    }
    if ('name' in part) return <FieldControl key={part.name} {...place} field={part} />;
    return (
      <FieldRow key={part[0]?.name}>
        <FieldControls {...place} list={part} />
      </FieldRow>
    );
  });
}

interface TextProps extends Omit<Extra, 'hint'> {
  name: Name<string>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  maxLength?: number;
  readOnly?: boolean;
  step?: number;
  autoComplete?: string;
  lang?: string;
}

const LinkField = (props: TextProps) => <TextField {...props} type="url" inputMode="url" />;

const textControls: Readonly<Partial<Record<Kind, ComponentType<TextProps>>>> = {
  line: TextField,
  lines: TextAreaField,
  paragraphs: TextAreaField,
  date: DateField,
  address: TextField,
  link: LinkField,
  price: NumberField,
  count: NumberField,
  figure: NumberField,
};

function FieldControl({ field, ...place }: Place & { field: AnyField }) {
  const { form, item, below = '', extras = {} } = place;
  const {
    name,
    kind,
    label,
    hint,
    optional,
    hindi,
    maxLength,
    readOnly,
    step,
    fields = [],
  } = field;
  const control = controlOf(field);
  const path = below + control;
  const hindiPath = `${below}hi.${control}`;
  const nameOf: (path: string) => Name<unknown> = form.name;
  const english = { name: nameOf(path), label, hint, optional };
  const translated = { name: nameOf(hindiPath), label: inHindi(label), optional: true };
  const present = textAt(item, name);

  const TextControl = textControls[kind];
  if (TextControl) {
    return (
      <InTwo>
        <TextControl
          {...english}
          {...{ maxLength, readOnly, step }}
          autoComplete="off"
          {...extras[path]}
        />
        {hindi && (
          <TextControl {...translated} maxLength={maxLength} autoComplete="off" lang="hi" />
        )}
      </InTwo>
    );
  }
  switch (kind) {
    case 'choice': {
      const { options = [], placeholder } = field;
      return (
        <SelectField
          {...english}
          placeholder={placeholder}
          options={options.map((value) => ({ value, label: capitalized(value) }))}
        />
      );
    }
    case 'picture':
    case 'pictureName':
      return <PictureField {...english} present={present} />;
    case 'document':
      return (
        <InTwo>
          <DocumentField {...english} present={present} />
          {hindi && <DocumentField {...translated} present={textAt(item, `hi.${name}`)} />}
        </InTwo>
      );
    case 'texts':
      return <TextList {...{ form, path, hindiPath, nameOf }} entry={field.entry ?? ''} />;
    case 'group':
      return (
        <FieldGroup title={label}>
          <FieldControls
            {...place}
            list={fields}
            item={valueAt(item, `${name}.0`)}
            below={`${path}.`}
          />
        </FieldGroup>
      );
    case 'batches':
      return <Batches form={form} />;
    case 'sessions':
      return <Sessions form={form} />;
    default:
      return null;
  }
}

/** A control with that of the Hindi text beside it, if there is one. */
function InTwo({ children: [english, hindi] }: { children: [ReactNode, ReactNode] }) {
  if (!hindi) return english;
  return (
    <FieldRow>
      {english}
      {hindi}
    </FieldRow>
  );
}

interface DocumentFieldProps {
  name: Name<FileChoice>;
  label: string;
  optional?: boolean;
  /** The current path; the entry keeps it unless another file is chosen. */
  present: string;
}

const DocumentField = ({ present, ...field }: DocumentFieldProps) => (
  <FileField
    {...field}
    accept="application/pdf,.pdf"
    check={whyNotPdf}
    hint={present && `Now: ${present}`}
  />
);

interface TextListProps {
  form: AnyForm;
  path: string;
  hindiPath: string;
  nameOf: (path: string) => Name<string>;
  entry: string;
}

function TextList({ form, path, hindiPath, nameOf, entry }: TextListProps) {
  const list = useRows<Record<string, string[]>, string>(form, path);
  const texts = valueAt(form.defaults, hindiPath);
  const hindi = { name: (index: number) => nameOf(`${hindiPath}.${index}`), texts };
  return <TextRows {...list} entry={entry} hindi={hindi} />;
}

const Batches = ({ form }: { form: AnyForm }) => (
  <BatchRows {...useRows<Schedules, 'batches'>(form, 'batches')} />
);

const Sessions = ({ form }: { form: AnyForm }) => (
  <SessionRows {...useRows<Schedules, 'sessions'>(form, 'sessions')} />
);
