import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  DateField,
  Form,
  SelectField,
  SubmitButton,
  useCheckedForm,
  useFieldValue,
  done,
} from 'shared/forms';
import { formatCount, formatRupees, formatShortDate } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { LeadRow, Overview, OverviewQuery, PeriodFigures } from 'shared/model/schemas';
import { Loaded, type Column } from 'shared/ui/lists';
import { failures, type Checks } from 'shared/model/validation';
import { FollowUp } from '../leads/FollowUp';
import { sourceNames } from '../leads/lead-sources';
import { orderSummaryColumns } from '../orders/order-cells';
import { dateTimeCell } from '../lists/cells';
import { contactCell, personCell } from '../details/person-cells';
import { useAddressFilters } from '../lists/address-filters';
import { ListPanel, Panel, PanelTable } from '../details/Panel';
import { useAdminOverviewQuery } from './dashboard-endpoints';
import styles from './Dashboard.module.css';

const ranges = [
  { value: '12-months', label: '12 months' },
  { value: 'year-to-date', label: 'This year' },
  { value: 'own', label: 'Custom dates' },
] as const;

const isOwn = ({ range }: OverviewQuery) => range === 'own';
// The form has the two days only for the range of own days.
const checks: Checks<OverviewQuery> = [
  {
    field: 'from_date',
    message: 'Please enter the first day.',
    passes: (values) => !isOwn(values) || Boolean(values.from_date),
    required: true,
  },
  {
    field: 'to_date',
    message: 'Please enter the last day.',
    passes: (values) => !isOwn(values) || Boolean(values.to_date),
    required: true,
  },
  {
    field: 'from_date',
    message: 'From Date must not be later than To Date.',
    passes: ({ from_date = '', to_date }) => !to_date || from_date <= to_date,
  },
];

const kinds = { range: ranges, from_date: 'day', to_date: 'day' } as const;

/** The range in the address; by default, or without its days, the last 12 months. */
function useRange(): [OverviewQuery, (range: OverviewQuery) => void] {
  const [{ range, ...days }, choose] = useAddressFilters(kinds);
  const wanted = ranges.find(({ value }) => value === range)?.value;
  const chosen: OverviewQuery = { range: wanted ?? '12-months', ...days };
  return [failures(checks, chosen).length > 0 ? { range: '12-months' } : chosen, choose];
}

/** The panels below the all-time totals: figures of a period, latest entries, and open tasks. */
export function OverviewPanels() {
  const [range, setRange] = useRange();
  const result = useAdminOverviewQuery(range);
  return (
    <Loaded
      // The figures of the range before stay until those of the next one are loaded.
      result={{ ...result, currentData: result.isError ? undefined : result.data }}
      skeleton={null}
      failure="Periods and latest entries could not be loaded."
      failureTone="info"
      retry="Load them again"
    >
      {(data) => <Panels data={data} form={<RangeForm range={range} onChange={setRange} />} />}
    </Loaded>
  );
}

function Panels({ data, form }: { data: Overview; form: ReactNode }) {
  return (
    <>
      <Panel heading="Period">
        {form}
        <PanelTable
          caption="The period and the one before"
          columns={figureColumns(data)}
          rows={[...figures]}
          rowKey={(row) => row.name}
          empty=""
        />
      </Panel>
      <Waiting {...data} />
      <ListPanel
        heading="Latest orders"
        columns={orderSummaryColumns}
        rows={data.latest_orders}
        rowKey={(row) => row.order_number}
        empty="No orders yet."
      />
      <ListPanel
        heading="Latest leads"
        columns={leadColumns}
        rows={data.latest_leads}
        rowKey={(row) => row.id}
        empty="No leads yet."
      />
    </>
  );
}

interface RangeFormProps {
  range: OverviewQuery;
  onChange: (range: OverviewQuery) => void;
}

function RangeForm({ range, onChange }: RangeFormProps) {
  const form = useCheckedForm<OverviewQuery>({
    checks,
    defaultValues: range,
    onSubmit: (chosen) => {
      onChange(chosen);
      return done;
    },
  });
  const isOwnRange = useFieldValue(form, 'range') === 'own';
  return (
    <Form form={form} name="Period" className={styles.range}>
      <SelectField name={form.name('range')} label="Range" options={ranges} />
      {isOwnRange && (
        <>
          <DateField name={form.name('from_date')} label="From Date" />
          <DateField name={form.name('to_date')} label="To Date" />
        </>
      )}
      <SubmitButton variant="secondary">Show</SubmitButton>
    </Form>
  );
}

interface FigureRow {
  name: string;
  of: (figures: PeriodFigures) => number;
  format: (value: number) => string;
}

const figures: readonly FigureRow[] = [
  { name: 'Paid', of: ({ paid_amount }) => paid_amount, format: formatRupees },
  {
    name: 'Sales, without gifts and full refunds',
    of: ({ paid_orders }) => paid_orders,
    format: formatCount,
  },
  { name: 'New accounts', of: ({ new_users }) => new_users, format: formatCount },
  { name: 'New leads', of: ({ new_leads }) => new_leads, format: formatCount },
];

const daysOf = ({ from_date, to_date }: PeriodFigures) =>
  `${formatShortDate(from_date)} – ${formatShortDate(to_date)}`;

const figureColumns = ({ period, before }: Overview): Column<FigureRow>[] => [
  { heading: 'Figure', cell: ({ name }) => name, namesRow: true },
  { heading: daysOf(period), cell: (row) => row.format(row.of(period)), numeric: true },
  { heading: daysOf(before), cell: (row) => row.format(row.of(before)), numeric: true },
  { heading: 'Change', cell: (row) => changeText(row.of(period), row.of(before)), numeric: true },
];

/** '+12 %' or '−3 %'; 'None' without a change, and 'New' if the earlier value is 0. */
export function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'None' : 'New';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'None';
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))} %`;
}

const leadColumns: Column<LeadRow>[] = [
  {
    heading: 'Name',
    cell: (row) => personCell(row.full_name, row.email || row.phone_number),
    namesRow: true,
  },
  { heading: 'Source', cell: (row) => sourceNames[row.source] },
  {
    heading: 'Phone',
    cell: (row) => contactCell(row.phone_number, row.full_name, row.contact_ways),
  },
  { heading: 'Received On', cell: (row) => dateTimeCell(row.created_at) },
  { heading: 'Status', cell: (row) => <FollowUp list="leads" row={row} name={row.full_name} /> },
];

function Waiting({ unpaid_orders, leads_to_call, leads_to_call_total }: Overview) {
  return (
    <>
      <ListPanel
        heading="Leads to call today"
        actions={
          leads_to_call_total > leads_to_call.length && (
            <Link to={`${paths.admin('leads')}?status=new`}>
              All {formatCount(leads_to_call_total)}
            </Link>
          )
        }
        columns={leadColumns}
        rows={leads_to_call}
        rowKey={(row) => row.id}
        empty="Every lead has been called."
      />
      <ListPanel
        heading="Unpaid orders of the last two days"
        columns={orderSummaryColumns}
        rows={unpaid_orders}
        rowKey={(row) => row.order_number}
        empty="None."
      />
    </>
  );
}
