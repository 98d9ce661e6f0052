import type { Overview } from 'shared/model/schemas';
import type { FileColumns } from '../../platform/lists/admin-list';

/** A line of the file; a figure that its part does not have is an empty cell. */
interface Line {
  part: string;
  name: string;
  more?: string;
  sales?: number;
  received?: number;
  returned?: number;
  accounts?: number;
  leads?: number;
  bought?: number;
  courses?: number;
  webinars?: number;
}

/** What the dashboard shows of a period, part by part. */
export function overviewLines({ period, before, products, leads, parts }: Overview): Line[] {
  const whole = (part: string, figures: Overview['period']): Line => ({
    part,
    name: `${figures.from_date} to ${figures.to_date}`,
    sales: figures.paid_orders,
    received: figures.sold_amount,
    returned: figures.returned_amount,
    accounts: figures.new_users,
    leads: figures.new_leads,
    bought: figures.leads_bought,
  });
  return [
    whole('Period', period),
    whole('Before', before),
    ...products.map(({ title, when, places, sold_amount, returned_amount }) => ({
      ...{ part: 'Course or webinar', name: title, more: when, sales: places },
      ...{ received: sold_amount, returned: returned_amount },
    })),
    ...leads.map(({ source, campaign, course, leads: count, bought }) => ({
      ...{ part: 'Leads', name: [source, campaign].filter(Boolean).join(', ') },
      ...{ more: course, leads: count, bought },
    })),
    ...parts.map(({ month, paid_course_amount, paid_webinar_amount, paid_transactions }) => ({
      ...{ part: 'Day or month', name: month, sales: paid_transactions },
      ...{ courses: paid_course_amount, webinars: paid_webinar_amount },
    })),
  ];
}

export const overviewColumns: FileColumns<Line> = [
  ['Part', (line) => line.part],
  ['Name', (line) => line.name],
  ['Dates Or Course', (line) => line.more ?? ''],
  ['Sales', (line) => line.sales ?? ''],
  ['Received', (line) => line.received ?? ''],
  ['Returned', (line) => line.returned ?? ''],
  ['New Accounts', (line) => line.accounts ?? ''],
  ['New Leads', (line) => line.leads ?? ''],
  ['Leads That Bought', (line) => line.bought ?? ''],
  ['Course Revenue', (line) => line.courses ?? ''],
  ['Webinar Revenue', (line) => line.webinars ?? ''],
];
