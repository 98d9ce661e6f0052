import { Link } from 'react-router-dom';
import { formatCount, formatRupees, formatShortDate } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import type { LeadRow, Overview, PeriodFigures } from 'shared/model/schemas';
import { Loaded, type Column } from 'shared/ui/lists';
import { leadColumns } from '../leads/lead-columns';
import { orderSummaryColumns } from '../orders/order-cells';
import { PeriodChoice, type PeriodProps } from '../lists/PeriodChoice';
import { ReportFilters } from '../lists/ReportFilters';
import { dayFilters } from '../lists/report-query';
import { useAddressFilters } from '../lists/use-address-filters';
import { ListPanel, Panel, PanelTable } from '../details/Panel';
import { useAdminOverviewQuery } from './dashboard-endpoints';

const kinds = { from_date: 'day', to_date: 'day' } as const;

/** The panels below the all-time totals: figures of a period, latest entries, and open tasks. */
export function OverviewPanels() {
  const [days, choose] = useAddressFilters(kinds);
  const result = useAdminOverviewQuery(days);
  return (
    <Loaded
      // The figures of the period before stay until those of the next one are loaded.
      result={{ ...result, currentData: result.isError ? undefined : result.data }}
      skeleton={null}
      failure="Periods and latest entries could not be loaded."
      failureTone="info"
      retry="Load them again"
    >
      {(data) => <Panels data={data} values={days} onSearch={choose} />}
    </Loaded>
  );
}

function Panels({ data, ...period }: { data: Overview } & PeriodProps) {
  return (
    <>
      <Panel heading="Period">
        <PeriodChoice {...period} />
        <ReportFilters filters={dayFilters} {...period} />
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
        columns={shownOfLeads}
        rows={data.latest_leads}
        rowKey={(row) => row.id}
        empty="No leads yet."
      />
    </>
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

const { name, source, phone, received, status } = leadColumns;
const shownOfLeads: Column<LeadRow>[] = [name, source, phone, received, status];

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
        columns={shownOfLeads}
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
