import { formatRupees } from 'shared/model/format';
import type { OwnLine, ReceiptSumsResponse, SmallSales, SumsOfPlace } from 'shared/model/schemas';
import { Skeleton } from 'shared/ui';
import { Loaded, type Column } from 'shared/ui/lists';
import { Part } from '../details/Detail';
import { ListPanel, Panel } from '../details/Panel';
import { dateCell, rupeesCell, textCell } from '../lists/cells';
import { CsvExport } from '../lists/CsvExport';
import type { Filters } from '../lists/report-query';
import { placeText } from './place-text';
import { useAdminReceiptSumsQuery } from './receipt-endpoints';
import receiptStyles from './Receipts.module.css';

const rateText = ({ rate }: { rate: number }) => `${rate}%`;

const sumColumns: Column<SumsOfPlace>[] = [
  { heading: 'State', cell: placeText, namesRow: true, brief: true },
  { heading: 'Rate', cell: rateText, numeric: true, brief: true },
  { heading: 'Receipts', cell: (row) => row.receipts, numeric: true },
  { heading: 'Credit notes', cell: (row) => row.credit_notes, numeric: true },
  { heading: 'Taxable value', cell: (row) => rupeesCell(row.taxable_value), numeric: true },
  { heading: 'CGST', cell: (row) => rupeesCell(row.cgst), numeric: true },
  { heading: 'SGST', cell: (row) => rupeesCell(row.sgst), numeric: true },
  { heading: 'IGST', cell: (row) => rupeesCell(row.igst), numeric: true },
  { heading: 'Rounding', cell: (row) => rupeesCell(row.rounding), numeric: true },
  { heading: 'Total', cell: (row) => rupeesCell(row.total), numeric: true, brief: true },
];

const smallSalesColumns: Column<SmallSales>[] = [
  { heading: 'Type', cell: () => 'OE' },
  { heading: 'Place of supply', cell: placeText, namesRow: true, brief: true },
  { heading: 'Rate', cell: rateText, numeric: true, brief: true },
  {
    heading: 'Taxable value',
    cell: (row) => rupeesCell(row.taxable_value),
    numeric: true,
    brief: true,
  },
  { heading: 'Cess', cell: () => rupeesCell(0), numeric: true },
];

const ownLineColumns: Column<OwnLine>[] = [
  { heading: 'Number', cell: (row) => row.number, namesRow: true, brief: true },
  { heading: 'Date', cell: (row) => dateCell(row.created_at), brief: true },
  { heading: 'Table', cell: (row) => row.table, brief: true },
  { heading: 'Type', cell: (row) => textCell(row.type) },
  { heading: 'Place of supply', cell: placeText },
  { heading: 'Rate', cell: rateText, numeric: true },
  { heading: 'Value', cell: (row) => rupeesCell(row.value), numeric: true, brief: true },
  { heading: 'Taxable value', cell: (row) => rupeesCell(row.taxable_value), numeric: true },
];

const creditNoteColumns: Column<OwnLine>[] = [
  ...ownLineColumns,
  { heading: 'Against', cell: (row) => textCell(row.receipt_number) },
];

/** What the period adds up to, above its receipts. */
export function SumOfPeriod({ filters: { state, from_date, to_date } }: { filters: Filters }) {
  const result = useAdminReceiptSumsQuery({ state, from_date, to_date });
  return (
    <Loaded
      result={result}
      skeleton={<Skeleton shape="row" count={1} />}
      failure="The sums could not be loaded."
      failureTone="info"
    >
      {({ all }) => (
        <Panel heading="Sum of the period">
          <dl className={receiptStyles.sums}>
            {(
              [
                ['Received less returned', formatRupees(all.total)],
                ['Taxable value', formatRupees(all.taxable_value)],
                ['CGST', formatRupees(all.cgst)],
                ['SGST', formatRupees(all.sgst)],
                ['IGST', formatRupees(all.igst)],
                ['Rounding', formatRupees(all.rounding)],
                ['Receipts', all.receipts],
                ['Credit notes', all.credit_notes],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </Loaded>
  );
}

/** The sums of a period by State and rate, and the tables of GSTR-1. */
export function ReceiptSums({ filters }: { filters: Filters }) {
  const { state, from_date, to_date } = filters;
  const result = useAdminReceiptSumsQuery({ state, from_date, to_date });
  return (
    <Part what="The sums" result={result}>
      {(data) => <Tables filters={filters} {...data} />}
    </Part>
  );
}

function Tables({
  filters,
  places,
  small_sales,
  large_sales,
  credit_notes,
}: ReceiptSumsResponse['data'] & { filters: Filters }) {
  const file = (name: string, rows: readonly unknown[]) => (
    <CsvExport
      path={`/admin/receipts/${name}.csv`}
      filters={filters}
      found={{ total: rows.length, hasMore: false }}
      right="figures"
    />
  );
  return (
    <>
      <ListPanel
        heading="By State and rate"
        columns={sumColumns}
        rows={places}
        rowKey={(row) => `${row.place_of_supply} ${row.rate}`}
        empty="There are no receipts in this period."
      />
      <ListPanel
        heading="GSTR-1 table 7: small sales (B2CS)"
        actions={file('small-sales', small_sales)}
        columns={smallSalesColumns}
        rows={small_sales}
        rowKey={(row) => `${row.place_of_supply} ${row.rate}`}
        empty="There are no small sales in this period."
      />
      <ListPanel
        heading="GSTR-1 tables 4A, 5 and 6A: companies, large sales and buyers outside India"
        actions={file('large-sales', large_sales)}
        columns={ownLineColumns}
        rows={large_sales}
        rowKey={(row) => row.number}
        empty="No sale of this period has a line of its own."
      />
      <ListPanel
        heading="GSTR-1 table 9B: credit notes; in table 7, those of small sales"
        actions={file('credit-notes', credit_notes)}
        columns={creditNoteColumns}
        rows={credit_notes}
        rowKey={(row) => row.number}
        empty="There are no credit notes in this period."
      />
    </>
  );
}
