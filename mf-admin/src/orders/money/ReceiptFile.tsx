import { PdfButton } from '../../details/FileButton';

/** A button that saves a receipt or a credit note of an order. */
export function ReceiptFile({ orderNumber, number }: { orderNumber: string; number: string }) {
  const path = `/admin/orders/${encodeURIComponent(orderNumber)}/receipt.pdf`;
  return <PdfButton path={`${path}?${new URLSearchParams({ number })}`} name={number} />;
}
