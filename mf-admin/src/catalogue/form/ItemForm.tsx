import { done, Form, SubmitButton, useCheckedForm, type CheckedForm } from 'shared/forms';
import type { FieldList } from 'shared/model/catalogue-fields';
import type { Checks } from 'shared/model/validation';
import { toast } from 'shared/toast';
import { Button } from 'shared/ui';
import type { DraftList } from '../draft/draft-catalogue';
import { saveItem } from '../draft/draft-store';
import { FieldControls, type AnyForm, type Extra } from './FieldControls';
import { FormTabs } from './FormTabs';
import type { ValuesOf } from './field-values';
import styles from './ItemForm.module.css';
import { capitalized } from '../controls/TextRows';

export interface FormProps<Item> {
  /** The edited item; null for a new one. */
  item: Item | null;
  /** What a new item begins with, if it is a duplicate. */
  copied?: Item | null;
  onSaved: () => void;
  /** Opens the form of a new item that begins with this one. */
  onDuplicate?: (item: Item) => void;
}

interface ItemFormOptions<Values, Item extends { readonly id: number }> extends Pick<
  FormProps<Item>,
  'item' | 'onSaved'
> {
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
  /** What the item has now, or the one that it is a duplicate of; null for a new one. */
  item: object | null;
  isNew?: boolean;
  /** What this form adds to its controls, by their names. */
  extras?: { [Control in keyof ValuesOf<List>]?: Extra } & {
    [inside: `${string}.${string}`]: Extra | undefined;
  };
  onDuplicate?: () => void;
  /** Whether each section has a tab. */
  tabs?: boolean;
}

export function ItemForm<List extends FieldList>({
  form,
  noun,
  fields,
  item,
  isNew = item === null,
  onDuplicate,
  tabs = false,
  extras,
}: ItemFormProps<List>) {
  // The kinds of the fields say what the form contains, which `CheckedForm` cannot say for any list.
  const anyForm = form as unknown as AnyForm;
  const controls = (list: FieldList) => (
    <FieldControls {...{ item, extras }} form={anyForm} list={list} />
  );
  return (
    <Form form={form} autoComplete="off" name={capitalized(noun)}>
      {tabs ? (
        <FormTabs form={form} fields={fields}>
          {controls}
        </FormTabs>
      ) : (
        controls(fields)
      )}
      <div className={styles.saveBar}>
        <SubmitButton>
          {isNew ? 'Add' : 'Update'} {noun}
        </SubmitButton>
        {onDuplicate && !isNew && (
          <Button variant="quiet" onClick={onDuplicate}>
            Duplicate
          </Button>
        )}
      </div>
    </Form>
  );
}
