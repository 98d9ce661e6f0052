import { formatRupees } from 'shared/model/format';
import type { CodeRow } from 'shared/model/schemas';
import { Actions, Icon, VisuallyHidden } from 'shared/ui';
import { Badge, type Column } from 'shared/ui/lists';
import {
  CheckboxField,
  DateField,
  FieldRow,
  Form,
  SubmitButton,
  TextField,
  useCheckedForm,
} from 'shared/forms';
import { useAdminCatalogueQuery } from '../catalogue/publish/catalogue-endpoints';
import { CallButton } from '../details/CallButton';
import { Detail } from '../details/Detail';
import { EditorButton } from '../details/EditorDialog';
import { ListPanel } from '../details/Panel';
import { changeCodeCall, useAdminCodesQuery, addCodeCall } from './code-endpoints';
import {
  daysText,
  discountText,
  termsOf,
  codeChecks,
  codeValues,
  termsFrom,
  type CodeValues,
} from './code-values';
import { FieldGroup } from '../catalogue/controls/FieldGroup';
import { NumberField } from '../catalogue/controls/NumberField';
import { announced } from '../details/announced';

/** Codes for a discount, the newest first. */
function CodesPage() {
  const result = useAdminCodesQuery();
  const { data } = useAdminCatalogueQuery();
  const products = new Map([
    ...(data?.catalogue.courses ?? []).map(({ id, title }) => [`course ${id}`, title] as const),
    ...(data?.catalogue.webinars ?? []).map(({ id, title }) => [`webinar ${id}`, title] as const),
  ]);
  return (
    <Detail heading="Codes" what="The codes" result={result}>
      {(rows) => <Codes rows={rows} products={products} />}
    </Detail>
  );
}

interface CodesProps {
  rows: CodeRow[];
  products: ReadonlyMap<string, string>;
}

function Codes({ rows, products }: CodesProps) {
  const columns: Column<CodeRow>[] = [
    { heading: 'Code', cell: ({ code }) => code, namesRow: true },
    { heading: 'Discount', cell: discountText },
    {
      heading: 'For',
      cell: (row) => row.products.map((key) => products.get(key) ?? key).join(', ') || 'Everything',
    },
    { heading: 'Days', cell: (row) => daysText(row) || 'Always' },
    { heading: 'Used', cell: usesText },
    { heading: 'Paid', cell: ({ paid, paid_amount }) => `${paid}, ${formatRupees(paid_amount)}` },
    {
      heading: 'State',
      cell: ({ closed }) =>
        closed ? <Badge tone="failed">Closed</Badge> : <Badge tone="paid">Open</Badge>,
    },
    { heading: 'Action', cell: (row) => <CodeActions row={row} products={products} /> },
  ];
  return (
    <ListPanel
      heading="All codes"
      actions={
        <EditorButton
          title="Add code"
          form={(close) => <CodeForm row={null} products={products} onSaved={close} />}
        >
          <Icon name="plus" size={18} />
          Add code
        </EditorButton>
      }
      columns={columns}
      rows={rows}
      rowKey={({ code }) => code}
      empty="No code yet. Buyers type one in the cart or at the checkout, or open a link that ends with ?code=…"
    />
  );
}

/** `3 of 20, one for each buyer` */
const usesText = ({ used, uses, once_each }: CodeRow): string =>
  [uses === null ? used : `${used} of ${uses}`, once_each && 'one for each buyer']
    .filter((part) => part !== false)
    .join(', ');

function CodeActions({ row, products }: { row: CodeRow; products: CodesProps['products'] }) {
  const { code, closed } = row;
  return (
    <Actions>
      <EditorButton
        variant="quiet"
        title={`Change ${code}`}
        form={(close) => <CodeForm row={row} products={products} onSaved={close} />}
      >
        Change <VisuallyHidden>{code}</VisuallyHidden>
      </EditorButton>
      <CallButton call={() => changeCodeCall({ ...termsOf(row), code, closed: !closed })}>
        {closed ? 'Open again' : 'Close'} <VisuallyHidden>{code}</VisuallyHidden>
      </CallButton>
    </Actions>
  );
}

interface CodeFormProps {
  /** Null for a new code. */
  row: CodeRow | null;
  /** The titles of courses and webinars by their keys, such as `course 101`. */
  products: ReadonlyMap<string, string>;
  onSaved: () => void;
}

function CodeForm({ row, products, onSaved }: CodeFormProps) {
  const form = useCheckedForm<CodeValues>({
    checks: codeChecks,
    defaultValues: codeValues(row),
    onSubmit: async (values) => {
      const body = { ...termsFrom(values, row?.closed ?? false), code: values.code };
      return announced(await (row ? changeCodeCall(body) : addCodeCall(body)), onSaved);
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

export { CodesPage as Component };
