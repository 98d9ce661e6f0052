import {
  Form,
  SelectField,
  stopped,
  SubmitButton,
  TextAreaField,
  useCheckedForm,
  useFieldValue,
} from 'shared/forms';
import { formatCount, formatRupees } from 'shared/model/format';
import type { CancellationResponse, CancellationRow, GroupDetails } from 'shared/model/schemas';
import { filled, type Checks } from 'shared/model/validation';
import { Skeleton } from 'shared/ui';
import { Loaded, type Column } from 'shared/ui/lists';
import { announced } from '../../details/announced';
import { useAsk } from '../../details/Ask';
import { EditorButton } from '../../details/EditorDialog';
import { PanelTable } from '../../details/Panel';
import { rupeesCell } from '../../lists/cells';
import { orderCell } from '../../orders/order-cells';
import { useMay } from '../../use-may';
import { cancelGroupCall, useAdminCancellationQuery } from '../class-endpoints';

interface CancelProps {
  found: GroupDetails;
}

const titleOf = ({ kind }: GroupDetails) => (kind === 'course' ? 'Cancel batch' : 'Cancel session');

/** Cancels a whole batch or session: shows who it concerns and what each of them gets, then does it in one step. */
export function CancelGroup({ found }: CancelProps) {
  return (
    <EditorButton
      variant="secondary"
      narrow={false}
      title={titleOf(found)}
      form={(close) => <Review found={found} onDone={close} />}
    />
  );
}

function Review({ found, onDone }: CancelProps & { onDone: () => void }) {
  return (
    <Loaded
      result={useAdminCancellationQuery(found.id)}
      skeleton={<Skeleton shape="row" count={3} />}
      failure="Its people could not be loaded."
    >
      {(review) => <CancelForm found={found} review={review} onDone={onDone} />}
    </Loaded>
  );
}

/** The value of the field for what is no batch or session. */
const MONEY_BACK = '';

interface CancelValues {
  to: string;
  reason: string;
}

const checks: Checks<CancelValues> = [filled('reason', 'Please give a reason.')];

const ways: Record<CancellationRow['how'], string> = {
  refund: 'Refund',
  cash: 'Paid to you: give it back, then record the return',
  gift: 'Gift or scholarship: withdrawn',
  'by hand': 'Decide on the page of the order',
};

function CancelForm({
  found,
  review: { rows, targets },
  onDone,
}: CancelProps & { review: CancellationResponse['data']; onDone: () => void }) {
  const [ask, question] = useAsk();
  const may = useMay();
  const title = titleOf(found);
  const choices = [
    ...(may('refunds') ? [{ value: MONEY_BACK, label: 'Their money back' }] : []),
    ...targets.map(({ id, when, left }) => ({
      value: id,
      label: `A place in ${when} (${formatCount(left)} left)`,
    })),
  ];
  const form = useCheckedForm<CancelValues>({
    checks,
    defaultValues: { to: choices[0]?.value ?? MONEY_BACK, reason: '' },
    onSubmit: async ({ to, reason }) => {
      const isWanted = await ask({
        title: `${title}?`,
        text:
          rows.length === 0 ? 'Nobody is concerned.' : `${outcome(rows, to)} It cannot be undone.`,
        yes: `Yes, ${title.toLowerCase()}`,
        no: 'Keep',
      });
      if (!isWanted) return stopped;
      const reviewed = rows.map(({ order_number }) => order_number);
      return announced(
        await cancelGroupCall({ id: found.id, reason, reviewed, ...(to !== MONEY_BACK && { to }) }),
        onDone,
      );
    },
  });
  const isMoved = useFieldValue(form, 'to') !== MONEY_BACK;
  const columns: Column<CancellationRow>[] = [
    { heading: 'Name', cell: ({ name }) => name, namesRow: true, brief: true },
    { heading: 'What happens', cell: ({ how }) => (isMoved ? 'Moves' : ways[how]), brief: true },
    { heading: 'Order', cell: ({ order_number }) => orderCell(order_number), brief: true },
    {
      heading: 'Goes back',
      cell: ({ amount }) => (isMoved || amount === 0 ? null : rupeesCell(amount)),
      numeric: true,
      brief: true,
    },
  ];
  return (
    <>
      <Form form={form} name={title}>
        <p>
          Nobody can buy {found.title}, {found.when} any more, and no further class of it takes
          place. Everybody below gets an e-mail.
        </p>
        {rows.length > 0 && (
          <SelectField name={form.name('to')} label="What they get" options={choices} />
        )}
        <PanelTable
          caption="Orders concerned"
          columns={columns}
          rows={rows}
          rowKey={({ order_number }) => order_number}
          empty="Nobody has a place."
        />
        <TextAreaField name={form.name('reason')} label="Reason" maxLength={500} />
        <SubmitButton>{title}</SubmitButton>
      </Form>
      {question}
    </>
  );
}

/** `3 orders: ₹19,998 goes back by refund, ₹500 in cash.` */
function outcome(rows: readonly CancellationRow[], to: string): string {
  const orders = rows.length === 1 ? '1 order' : `${formatCount(rows.length)} orders`;
  if (to !== MONEY_BACK) return `${orders}: everybody moves.`;
  const sum = (how: CancellationRow['how']) =>
    formatRupees(
      rows.filter((row) => row.how === how).reduce((all, { amount }) => all + amount, 0),
    );
  return `${orders}: ${sum('refund')} goes back by refund, ${sum('cash')} has to be given back by you.`;
}
