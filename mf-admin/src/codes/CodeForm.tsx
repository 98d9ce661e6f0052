import {
  CheckboxField,
  DateField,
  FieldRow,
  Form,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import type { CodeRow } from 'shared/model/schemas';
import { FieldGroup } from '../catalogue/controls/FieldGroup';
import { NumberField } from '../catalogue/controls/NumberField';
import { announced } from '../details/announced';
import { useAdminAddCodeMutation, useAdminChangeCodeMutation } from './code-endpoints';
import { codeChecks, codeValues, termsFrom, type CodeValues } from './code-values';

interface CodeFormProps {
  /** Null for a new code. */
  row: CodeRow | null;
  /** The titles of courses and webinars by their keys, such as `course 101`. */
  products: ReadonlyMap<string, string>;
  onSaved: () => void;
}

export function CodeForm({ row, products, onSaved }: CodeFormProps) {
  const [add] = useAdminAddCodeMutation();
  const [change] = useAdminChangeCodeMutation();
  const form = useCheckedForm<CodeValues>({
    checks: codeChecks,
    defaultValues: codeValues(row),
    onSubmit: async (values) => {
      const body = { ...termsFrom(values, row?.closed ?? false), code: values.code };
      return announced(await (row ? change(body) : add(body)), onSaved);
    },
  });
  return (
    <Form form={form} autoComplete="off" name={row ? 'Code' : 'New code'}>
      <TextField
        name={form.name('code')}
        label="Code"
        readOnly={row !== null}
        maxLength={30}
        hint="What buyers type, in capitals or not. A short word can be guessed."
      />
      <FieldRow>
        <NumberField name={form.name('percent')} label="Percent" optional />
        <NumberField name={form.name('amount')} label="Amount (₹)" optional />
      </FieldRow>
      <FieldRow>
        <DateField name={form.name('from')} label="From" optional />
        <DateField name={form.name('until')} label="Until" optional />
      </FieldRow>
      <NumberField
        name={form.name('uses')}
        label="Number of uses"
        optional
        hint="How many orders can have it. An order that is not paid within seven days gives its use back."
      />
      <CheckboxField name={form.name('once_each')} label="One for each buyer" />
      <FieldGroup title="Only for (none ticked: for everything)">
        {[...products].map(([key, title]) => (
          <CheckboxField key={key} name={form.name(`products.${key}`)} label={title} />
        ))}
      </FieldGroup>
      <div>
        <SubmitButton>{row ? 'Change code' : 'Add code'}</SubmitButton>
      </div>
    </Form>
  );
}
