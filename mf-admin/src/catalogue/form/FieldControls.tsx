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
import { inHindi } from 'shared/model/catalogue-changes';
import type { AnyField, FieldList, Kind } from 'shared/model/catalogue-fields';
import { textAt, valueAt } from 'shared/model/validation';
import type { FileChoice } from '../draft/chosen-files';
import { BatchRows } from '../controls/BatchRows';
import { FieldGroup } from '../controls/FieldGroup';
import { controlOf, rowValues } from './field-values';
import { ItemRows } from '../controls/ItemRows';
import { NumberField } from '../controls/NumberField';
import { PictureField } from '../controls/PictureField';
import { PriceRows } from '../controls/PriceRows';
import type { PriceValues } from '../controls/price-values';
import type { BatchValues, SessionValues } from '../controls/schedule-values';
import { SessionRows } from '../controls/SessionRows';
import { capitalized, TextRows } from '../controls/TextRows';

/** What one form adds to a control. */
export interface Extra {
  hint?: ReactNode;
  readOnly?: boolean;
  /** What can be chosen from a list; another text can be written too. */
  suggestions?: readonly string[];
  onInput?: (event: { currentTarget: { value: string } }) => void;
}

/** The form of any item: its lists have these values. */
export type AnyForm = CheckedForm<{ batches: BatchValues[] }> &
  CheckedForm<{ sessions: SessionValues[] }> &
  CheckedForm<{ prices: PriceValues[] }> &
  CheckedForm<Record<string, string[]>> &
  CheckedForm<Record<string, { row: string }[]>>;

interface Place {
  form: AnyForm;
  /** What the item has now. */
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

interface TextProps extends Omit<Extra, 'suggestions'> {
  list?: string;
  name: Name<string>;
  label: string;
  optional?: boolean;
  maxLength?: number;
  readOnly?: boolean;
  step?: number;
  lang?: string;
}

const LinkField = (props: TextProps) => <TextField {...props} type="url" inputMode="url" />;

const textControls: Readonly<Partial<Record<Kind, ComponentType<TextProps>>>> = {
  line: TextField,
  lines: TextAreaField,
  paragraphs: TextAreaField,
  points: TextAreaField,
  date: DateField,
  address: TextField,
  link: LinkField,
  price: NumberField,
  count: NumberField,
  figure: NumberField,
};

function FieldControl({ field, ...place }: Place & { field: AnyField }) {
  const { form, item, below = '', extras = {} } = place;
  const { name, kind, label, hint, optional, hindi, maxLength, readOnly, step } = field;
  const path = below + controlOf(field);
  const hindiPath = `${below}hi.${controlOf(field)}`;
  const nameOf: (path: string) => Name<unknown> = form.name;
  const shownHint = hint ?? (kind === 'points' ? 'One on each line' : undefined);
  const english = { name: nameOf(path), label, hint: shownHint, optional };
  const translated = { name: nameOf(hindiPath), label: inHindi(label), optional: true };
  const present = textAt(item, name);

  const TextControl = textControls[kind];
  if (TextControl) {
    const { suggestions, ...extra } = extras[path] ?? {};
    return (
      <InTwo>
        <>
          <TextControl
            {...english}
            {...{ maxLength, readOnly, step }}
            list={suggestions && `${path}-list`}
            {...extra}
          />
          {suggestions && (
            <datalist id={`${path}-list`}>
              {suggestions.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </datalist>
          )}
        </>
        {hindi && <TextControl {...translated} {...{ maxLength }} lang="hi" />}
      </InTwo>
    );
  }
  switch (kind) {
    case 'choice':
      return (
        <SelectField
          {...english}
          placeholder={field.placeholder}
          options={field.options?.map((value) => ({ value, label: capitalized(value) })) ?? []}
        />
      );
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
      return <TextRows {...{ form, path, hindiPath, nameOf }} item={field.item ?? ''} />;
    case 'group':
      return (
        <FieldGroup title={label}>
          <FieldControls
            {...place}
            list={field.fields ?? []}
            item={valueAt(item, `${name}.0`)}
            below={`${path}.`}
          />
        </FieldGroup>
      );
    case 'rows':
      return (
        <FieldGroup title={label}>
          <ItemRows
            {...{ form, path, nameOf }}
            item={field.item ?? ''}
            empty={rowValues(field.fields ?? [], null)}
          >
            {(row, stored) => (
              <FieldControls
                {...place}
                list={field.fields ?? []}
                item={valueAt(item, `${name}.${stored}`)}
                below={`${row}.`}
              />
            )}
          </ItemRows>
        </FieldGroup>
      );
    case 'batches':
      return <BatchRows form={form} />;
    case 'sessions':
      return <SessionRows form={form} />;
    case 'prices':
      return <PriceRows form={form} />;
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
  /** The current path; the item keeps it unless another file is chosen. */
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
