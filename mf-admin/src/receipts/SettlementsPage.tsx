import { api } from 'shared/api';
import type {
  DayRangeQuery,
  OpenMoneyResponse,
  OpenMoney,
  Payout,
  ProviderPayment,
  Reconciliation,
} from 'shared/model/schemas';
import type { Column } from 'shared/ui/lists';
import { Part } from '../details/Detail';
import { ListPanel } from '../details/Panel';
import { codeCell, dateCell, rupeesCell } from '../lists/cells';
import { dataQuery, listQuery } from '../lists/queries';
import { Report, type ReportColumn } from '../lists/Report';
import { dayFilters, type Filters } from '../lists/report-query';
import { orderCell } from '../orders/order-cells';

const { useAdminSettlementsQuery, useAdminOpenMoneyQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminSettlements: build.query(listQuery<Payout>('/admin/settlements', 'Orders')),
    adminOpenMoney: build.query(
      dataQuery<OpenMoneyResponse, DayRangeQuery>(
        (params) => ({ url: '/admin/settlements/open', params }),
        'Orders',
      ),
    ),
  }),
});

const columns: ReportColumn<Payout>[] = [
  { heading: 'Day', cell: (row) => dateCell(row.day), sortable: true, namesRow: true, brief: true },
  { heading: 'UTR', cell: (row) => codeCell(row.utr), brief: true },
  { heading: 'Settlement', cell: (row) => codeCell(row.settlement_id) },
  { heading: 'Provider', cell: (row) => row.provider },
  { heading: 'Payments', cell: (row) => row.payments, numeric: true },
  { heading: 'Other lines', cell: (row) => row.others, numeric: true },
  { heading: 'Fees', cell: (row) => rupeesCell(row.fees), numeric: true },
  { heading: 'Tax on fees', cell: (row) => rupeesCell(row.tax), numeric: true },
  { heading: 'Paid out', cell: (row) => rupeesCell(row.amount), numeric: true, brief: true },
];

const dayColumns: Column<Reconciliation>[] = [
  { heading: 'Day', cell: (row) => dateCell(row.day), namesRow: true },
  { heading: 'Provider', cell: (row) => rupeesCell(row.provider_total), numeric: true },
  { heading: 'Ours', cell: (row) => rupeesCell(row.our_total), numeric: true },
  { heading: 'Differences', cell: (row) => row.differences.join(' ') || 'None' },
];

const paymentColumns: Column<ProviderPayment>[] = [
  { heading: 'Payment', cell: (row) => codeCell(row.payment_id), namesRow: true },
  { heading: 'Provider', cell: (row) => row.provider },
  { heading: 'Paid', cell: (row) => dateCell(row.created_at) },
  {
    heading: 'Amount',
    cell: ({ amount, currency }) =>
      currency === 'INR' ? rupeesCell(amount) : `${amount} ${currency}`,
    numeric: true,
  },
];

const unsettledColumns: Column<OpenMoney['unsettled'][number]>[] = [
  { heading: 'Order', cell: (row) => orderCell(row.order_number) },
  ...paymentColumns,
];

/** What the provider has paid out, and below it the money that is on one side only. */
function SettlementsPage() {
  return (
    <Report
      heading="Settlements"
      noun={['payout', 'payouts']}
      filters={dayFilters}
      useList={useAdminSettlementsQuery}
      failure="The settlements could not be fetched."
      columns={columns}
      csv="/admin/settlements.csv"
      csvRight="figures"
      byPeriod
    >
      {(shown) => <OpenSides filters={shown} />}
    </Report>
  );
}

function OpenSides({ filters: { from_date, to_date } }: { filters: Filters }) {
  const result = useAdminOpenMoneyQuery({ from_date, to_date });
  return (
    <Part what="The compared days" result={result}>
      {({ days, unsettled, other_payments }) => (
        <>
          <ListPanel
            heading="Compared days"
            columns={dayColumns}
            rows={days}
            rowKey={(row) => row.day}
            empty="No settlements of this period have been compared yet."
          />
          <ListPanel
            heading="Paid here, not paid out"
            columns={unsettledColumns}
            rows={unsettled}
            rowKey={(row) => row.payment_id}
            empty="Every payment older than four working days has been paid out."
          />
          <ListPanel
            heading="Other payments of this account"
            columns={paymentColumns}
            rows={other_payments}
            rowKey={(row) => row.payment_id}
            empty="The account has no other payments."
          />
        </>
      )}
    </Part>
  );
}

export { SettlementsPage as Component };
