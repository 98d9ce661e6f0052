import { buyerStateOptions } from 'shared/model/catalogue';
import { reportMessages } from 'shared/model/messages';
import type { ReceiptFilterQuery, ReceiptRow } from 'shared/model/schemas';
import { codeCell, dateTimeCell, rupeesCell } from '../lists/cells';
import { Report, type ReportColumn } from '../lists/Report';
import { dayFilters, type FiltersOf } from '../lists/report-view';
import { orderCell } from '../orders/order-cells';
import { ReceiptSums } from './ReceiptSums';
import { useAdminReceiptsQuery } from './receipt-endpoints';
import { placeText } from './place-text';

const columns: ReportColumn<ReceiptRow>[] = [
  { heading: 'Number', cell: (row) => row.number, namesRow: true, brief: true },
  { heading: 'Date', cell: (row) => dateTimeCell(row.created_at), sortable: true, brief: true },
  { heading: 'Order', cell: (row) => orderCell(row.order_number) },
  {
    heading: 'Buyer',
    cell: ({ buyer, company, company_gstin }) =>
      [buyer, company, company_gstin && `GSTIN ${company_gstin}`].filter(Boolean).join(', '),
    brief: true,
  },
  { heading: 'State', cell: placeText },
  { heading: 'HSN/SAC', cell: (row) => row.hsn },
  { heading: 'Taxable value', cell: (row) => rupeesCell(row.taxable_value), numeric: true },
  { heading: 'CGST', cell: (row) => rupeesCell(row.cgst), numeric: true },
  { heading: 'SGST', cell: (row) => rupeesCell(row.sgst), numeric: true },
  { heading: 'IGST', cell: (row) => rupeesCell(row.igst), numeric: true },
  { heading: 'Rounding', cell: (row) => rupeesCell(row.rounding), numeric: true },
  { heading: 'Total', cell: (row) => rupeesCell(row.total), numeric: true, brief: true },
  { heading: 'Payment', cell: (row) => codeCell(row.payment_id) },
];

const filters: FiltersOf<ReceiptFilterQuery> = [
  { name: 'state', label: 'State', kind: buyerStateOptions },
  ...dayFilters,
];

/** The register of receipts and credit notes, and below it what is added up from the same rows. */
function ReceiptsPage() {
  return (
    <Report
      heading="Receipts"
      noun={['receipt or credit note', 'receipts and credit notes']}
      filters={filters}
      useList={useAdminReceiptsQuery}
      failure={reportMessages.receiptsFailure}
      columns={columns}
      csv="/admin/receipts.csv"
      csvRight="figures"
    >
      {(shown) => <ReceiptSums filters={shown} />}
    </Report>
  );
}

export { ReceiptsPage as Component };
