import { stateOfCode } from 'shared/model/catalogue';

export const texts = {
  creditNote: 'Credit note',
  taxInvoice: 'Tax invoice',
  receipt: 'Receipt',
  page: (heading: string, page: number) => `${heading} · page ${page}`,
  inSandbox: 'In the sandbox: no money was moved',
  inCash: 'In cash',
  online: (provider: string) => `Online through ${provider}`,
  number: 'Number',
  date: 'Date',
  order: 'Order',
  againstReceipt: 'Against receipt',
  placeOfSupply: 'Place of supply',
  /** The name of a State by its two digits. */
  state: stateOfCode,
  hsn: 'HSN/SAC',
  price: 'Price with taxes',
  discount: (code: string) => `Discount (code ${code})`,
  taxableValue: 'Taxable value',
  rounding: 'Rounding',
  amountReturned: 'Amount returned',
  amountPaid: 'Amount paid',
  returned: 'Returned',
  paid: 'Paid',
  allTaxes: 'The amount includes all taxes.',
};
