import { formatCount, formatRupees, formatShortDate } from 'shared/model/format';
import type { Overview, PeriodFigures } from 'shared/model/schemas';
import type { Column } from 'shared/ui/lists';
import { ListPanel } from '../details/Panel';
import { rupeesCell } from '../lists/cells';
import { sourceCell } from '../leads/lead-columns';
import { sourceNames } from '../leads/lead-sources';

interface FigureRow {
  name: string;
  of: (figures: PeriodFigures) => number;
  format: (value: number) => string;
}

/** A figure of the period as the API has it. */
const figure = (
  name: string,
  key: Exclude<keyof PeriodFigures, 'from_date' | 'to_date'>,
  format = formatCount,
): FigureRow => ({ name, of: (given) => given[key], format });

export const figures: readonly FigureRow[] = [
  figure('Sold', 'sold_amount', formatRupees),
  figure('Returned', 'returned_amount', formatRupees),
  figure('Paid', 'paid_amount', formatRupees),
  figure('Sales, without gifts and full refunds', 'paid_orders'),
  figure('New accounts', 'new_users'),
  figure('New leads', 'new_leads'),
  figure('Of these leads have bought', 'leads_bought'),
  {
    name: 'Conversion, lead to sale',
    of: ({ leads_bought, new_leads }) => percentOf(leads_bought, new_leads),
    format: percentText,
  },
];

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);

function percentText(percent: number): string {
  return `${formatCount(percent)} %`;
}

const daysOf = ({ from_date, to_date }: PeriodFigures) =>
  `${formatShortDate(from_date)} – ${formatShortDate(to_date)}`;

export const figureColumns = ({ period, before }: Overview): Column<FigureRow>[] => [
  { heading: 'Figure', cell: ({ name }) => name, namesRow: true, brief: true },
  {
    heading: daysOf(period),
    cell: (row) => row.format(row.of(period)),
    numeric: true,
    brief: true,
  },
  { heading: daysOf(before), cell: (row) => row.format(row.of(before)), numeric: true },
  {
    heading: 'Change',
    cell: (row) => changeText(row.of(period), row.of(before)),
    numeric: true,
    brief: true,
  },
];

/** '+12 %' or '−3 %'; 'None' without a change, and 'New' if the earlier value is 0. */
export function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'None' : 'New';
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'None';
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))} %`;
}

type ProductRow = Overview['products'][number];
type LeadsRow = Overview['leads'][number];

const productColumns: Column<ProductRow>[] = [
  {
    heading: 'Course or webinar',
    cell: ({ title, when }) => (
      <div>
        {title}
        {when && <div>{when}</div>}
      </div>
    ),
    namesRow: true,
    brief: true,
  },
  { heading: 'Places', cell: ({ places }) => formatCount(places), numeric: true, brief: true },
  { heading: 'Sold', cell: (row) => rupeesCell(row.sold_amount), numeric: true, brief: true },
  { heading: 'Returned', cell: (row) => rupeesCell(row.returned_amount), numeric: true },
];

const leadsColumns: Column<LeadsRow>[] = [
  {
    heading: 'Source',
    cell: ({ source, campaign }) => sourceCell(sourceNames[source], campaign),
    namesRow: true,
    brief: true,
  },
  { heading: 'Course', cell: ({ course }) => course || 'None', brief: true },
  { heading: 'Leads', cell: ({ leads }) => formatCount(leads), numeric: true },
  {
    heading: 'Have bought',
    cell: ({ leads, bought }) =>
      `${formatCount(bought)} of ${formatCount(leads)} (${percentText(percentOf(bought, leads))})`,
    numeric: true,
    brief: true,
  },
];

/** The sales of a period by batch or session, and its leads by where they come from. */
export function OverviewLists({ products, leads }: Overview) {
  return (
    <>
      <ListPanel
        heading="By course and batch"
        columns={productColumns}
        rows={products}
        rowKey={({ kind, product_id, when }) => `${kind} ${product_id} ${when}`}
        empty="Nothing was sold or returned in this period."
      />
      <ListPanel
        heading="From lead to sale"
        columns={leadsColumns}
        rows={leads}
        rowKey={({ source, campaign, course }) => `${source} ${campaign} ${course}`}
        empty="No lead has come in this period."
      />
    </>
  );
}
