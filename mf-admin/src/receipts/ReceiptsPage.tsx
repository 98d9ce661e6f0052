import { reportMessages } from 'shared/model/messages';
import type { ReceiptRow } from 'shared/model/schemas';
import { FileButton } from '../details/FileButton';
import { codeCell, dateTimeCell, rupeesCell, textCell } from '../lists/cells';
import { daysIn } from '../lists/CsvExport';
import { Report, type ReportColumn } from '../lists/Report';
import { orderCell } from '../orders/order-cells';
import { ReceiptFile } from '../orders/money/ReceiptFile';
import { useMay } from '../use-may';
import styles from './Receipts.module.css';
import { ReceiptSums, SumOfPeriod } from './ReceiptSums';
import { useAdminReceiptsQuery } from './receipt-endpoints';
import { receiptFilters } from './receipt-filters';
import type { Filters } from '../lists/report-query';
import { placeText } from './place-text';

const columns: ReportColumn<ReceiptRow>[] = [
  { heading: 'Number', cell: (row) => <NumberCell {...row} />, namesRow: true, brief: true },
  { heading: 'Date', cell: (row) => dateTimeCell(row.created_at), sortable: true, brief: true },
  {
    heading: 'Buyer',
    cell: ({ buyer, company, company_gstin }) =>
      [buyer, company, company_gstin && `GSTIN ${company_gstin}`].filter(Boolean).join(', '),
    brief: true,
  },
  { heading: 'State', cell: placeText },
  { heading: 'Total', cell: (row) => rupeesCell(row.total), numeric: true, brief: true },
  { heading: 'Taxable value', cell: (row) => rupeesCell(row.taxable_value), numeric: true },
  { heading: 'Tax', cell: (row) => <TaxCell {...row} />, numeric: true },
  {
    heading: 'Payment',
    cell: (row) => <div className={styles.payment}>{codeCell(row.payment_id)}</div>,
  },
  {
    heading: 'File',
    cell: (row) => <ReceiptFile orderNumber={row.order_number} number={row.number} />,
  },
];

/** Who may not open orders reads the number only. */
function NumberCell({ number, order_number }: ReceiptRow) {
  const may = useMay();
  return (
    <div>
      <span className={styles.together}>{number}</span>
      <div className={styles.order}>{may('orders') ? orderCell(order_number) : order_number}</div>
    </div>
  );
}

/** The parts that are not zero. The paisa of a rounding is in the sums and in the file. */
function TaxCell({ cgst, sgst, igst }: ReceiptRow) {
  const parts = [
    ['CGST', cgst],
    ['SGST', sgst],
    ['IGST', igst],
  ] as const;
  const shown = parts.filter(([, amount]) => amount !== 0);
  if (shown.length === 0) return textCell(null);
  return shown.map(([name, amount]) => (
    <div key={name} className={styles.together}>
      {name} {rupeesCell(amount)}
    </div>
  ));
}

/** The register of receipts and credit notes, with what is added up from the same rows: the sum above, the tables below. */
function ReceiptsPage() {
  return (
    <Report
      heading="Receipts"
      noun={['receipt or credit note', 'receipts and credit notes']}
      filters={receiptFilters}
      useList={useAdminReceiptsQuery}
      failure={reportMessages.receiptsFailure}
      columns={columns}
      csv="/admin/receipts.csv"
      csvRight="figures"
      byPeriod
      above={(shown) => <SumOfPeriod filters={shown} />}
      fileOf={(shown) => <AccountantFiles filters={shown} />}
    >
      {(shown) => <ReceiptSums filters={shown} />}
    </Report>
  );
}

/** Saves all files of the shown days as one ZIP. */
function AccountantFiles({ filters }: { filters: Filters }) {
  const { from_date = '', to_date = '' } = filters;
  const params = { ...(from_date && { from_date }), ...(to_date && { to_date }) };
  return (
    <FileButton
      call={{ name: 'adminAccountantFiles', url: '/admin/receipts/files.zip', params }}
      file={`accountant-${daysIn(filters) || 'all'}.zip`}
      failure={reportMessages.exportFailure}
    >
      Files for the accountant
    </FileButton>
  );
}

export { ReceiptsPage as Component };
