import { done, Form, SubmitButton, useCheckedForm, type CheckedForm } from 'shared/forms';
import { flatFields, type FieldList } from 'shared/model/catalogue-fields';
import type { Checks } from 'shared/model/validation';
import { toast } from 'shared/toast';
import type { DraftList } from '../draft/draft-catalogue';
import { saveItem } from '../draft/draft-store';
import { FieldControls, type AnyForm, type Extra } from './FieldControls';
import { Sectioned } from '../controls/FieldGroup';
import type { ValuesOf } from './field-values';
import styles from './ItemForm.module.css';
import { capitalized } from '../controls/TextRows';

export interface FormProps<Item> {
  /** The edited item; null for a new one. */
  item: Item | null;
  onSaved: () => void;
}

interface ItemFormOptions<Values, Item extends { readonly id: number }> extends FormProps<Item> {
  list: DraftList<Item>;
  checks: Checks<Values>;
  values: Values;
  itemFrom: (values: Values) => Omit<Item, 'id'>;
  messages: { added: string; updated: string };
}

/** The form of an item of a list of the draft. */
export const useItemForm = <Values extends object, Item extends { readonly id: number }>({
  list,
  item,
  checks,
  values: defaultValues,
  itemFrom,
  messages,
  onSaved,
}: ItemFormOptions<Values, Item>) =>
  useCheckedForm<Values>({
    checks,
    defaultValues,
    onSubmit: (values) => {
      saveItem(list, item?.id ?? null, itemFrom(values));
      toast(item ? messages.updated : messages.added, { variant: 'success' });
      onSaved();
      return done;
    },
  });

interface ItemFormProps<List extends FieldList> {
  form: CheckedForm<ValuesOf<List>>;
  /** The word for an item: 'course'. */
  noun: string;
  fields: List;
  /** What the item has now; null for a new one. */
  item: object | null;
  /** What this form adds to its controls, by their names. */
  extras?: { [Control in keyof ValuesOf<List>]?: Extra };
  /** Whether a row of buttons leads to the sections. */
  sectioned?: boolean;
}

export function ItemForm<List extends FieldList>({
  form,
  noun,
  fields,
  sectioned = false,
  ...place
}: ItemFormProps<List>) {
  // The kinds of the fields say what the form contains, which `CheckedForm` cannot say for any list.
  const anyForm = form as unknown as AnyForm;
  const controls = <FieldControls {...place} form={anyForm} list={fields} />;
  return (
    <Form form={form} name={capitalized(noun)}>
      {sectioned ? <Sectioned sections={sectionsOf(fields)}>{controls}</Sectioned> : controls}
      <div className={styles.saveBar}>
        <SubmitButton>
          {place.item ? 'Update' : 'Add'} {noun}
        </SubmitButton>
      </div>
    </Form>
  );
}

const sectionsOf = (list: FieldList): string[] =>
  list.flatMap((part) => {
    if ('title' in part) return [part.title];
    return flatFields([part]).flatMap(({ kind, label }) =>
      ['group', 'batches', 'sessions', 'prices'].includes(kind) ? [label] : [],
    );
  });
