import { formatRupees, formatShortDate } from 'shared/model/format';
import type { CodeRow, CodeTermsRequest } from 'shared/model/schemas';
import { ifFilled, matches, type Checks } from 'shared/model/validation';

/** The values of the controls of a code. */
export interface CodeValues {
  code: string;
  percent: string;
  amount: string;
  from: string;
  until: string;
  uses: string;
  once_each: boolean;
  /** By the keys of products, such as `course 101`. */
  products: Record<string, boolean>;
}

export const codeValues = (row: CodeRow | null): Partial<CodeValues> => ({
  code: row?.code ?? '',
  percent: String(row?.percent ?? ''),
  amount: String(row?.amount ?? ''),
  from: row?.from ?? '',
  until: row?.until ?? '',
  uses: String(row?.uses ?? ''),
  once_each: row?.once_each ?? true,
  products: Object.fromEntries((row?.products ?? []).map((product) => [product, true])),
});

export const termsFrom = (values: CodeValues, closed: boolean): CodeTermsRequest => ({
  percent: values.percent ? Number(values.percent) : null,
  amount: values.amount || null,
  products: Object.entries(values.products).flatMap(([key, isChosen]) => (isChosen ? [key] : [])),
  from: values.from || null,
  until: values.until || null,
  uses: values.uses ? Number(values.uses) : null,
  once_each: values.once_each,
  closed,
});

/** The terms of a stored code, to close it or to open it again. */
export const termsOf = ({
  code: _code,
  used: _used,
  paid: _paid,
  paid_amount: _sum,
  ...terms
}: CodeRow): CodeTermsRequest => terms;

export const codeChecks: Checks<CodeValues> = [
  matches('code', /^[A-Za-z0-9-]{4,30}$/, 'A code has 4 to 30 letters, digits and hyphens.'),
  ifFilled(matches('percent', /^[1-9]\d?$/, 'A percentage is from 1 to 99.')),
  {
    field: 'amount',
    message: 'Please enter a percentage or an amount, not both.',
    passes: ({ percent, amount }) => (percent === '') !== (amount === ''),
  },
  ifFilled(matches('uses', /^[1-9]\d{0,5}$/, 'Please enter a whole number of uses.')),
  {
    field: 'until',
    message: 'The last day is before the first.',
    passes: ({ from, until }) => until === '' || until >= from,
  },
];

/** `15%` or `₹500` */
export const discountText = ({ percent, amount }: CodeRow): string =>
  percent === null ? formatRupees(amount ?? 0) : `${percent}%`;

/** `from 1 Dec 2026 until 15 Dec 2026` */
export const daysText = ({ from, until }: CodeRow): string =>
  [from && `from ${formatShortDate(from)}`, until && `until ${formatShortDate(until)}`]
    .filter(Boolean)
    .join(' ');
