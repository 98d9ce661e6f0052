import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderConditionName, OrderFilterQuery } from 'shared/model/schemas';
import { dayFilters, type FiltersOf, type MoreFilters } from '../lists/report-view';
import { useAdminSchedulesQuery } from './help-endpoints';

/** The filters of the two lists; the specification names all five. */
export const orderFilters: FiltersOf<Omit<OrderFilterQuery, 'product' | 'state' | 'day_of'>> = [
  { name: 'name', label: 'Customer Name', kind: 'text' },
  { name: 'email', label: 'Email', kind: 'email' },
  {
    name: 'status',
    label: 'Status',
    kind: [
      { value: 'paid', label: 'Paid' },
      { value: 'pending', label: 'Pending' },
    ],
  },
  ...dayFilters,
];

const states: readonly { value: OrderConditionName; label: string }[] = [
  { value: 'needs_review', label: 'Needs review' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'part_refunded', label: 'Refunded in part' },
  { value: 'failed', label: 'Payment failed' },
  { value: 'expired', label: 'Expired' },
];

const days: readonly { value: string; label: string }[] = [
  { value: '', label: 'Order' },
  { value: 'payment', label: 'Payment' },
];

/**
 * By course or webinar, by a batch or session that has not ended, by its outcome, and whether the dates are those of the
 * order or of its money. What there is to choose is asked for when the filters are opened.
 */
export function useMoreOrderFilters(kind: 'course' | 'webinar'): MoreFilters {
  const [params] = useSearchParams();
  const [isOpened, setOpened] = useState(params.has('product'));
  const { data } = useAdminSchedulesQuery(undefined, { skip: !isOpened });
  const onOpen = useCallback(() => setOpened(true), []);
  const filters = useMemo((): FiltersOf<OrderFilterQuery> => {
    const offered = (data ?? []).filter((each) => each.kind === kind);
    const titles = new Map(offered.map(({ product_id, title }) => [product_id, title]));
    const products = [...titles].flatMap(([id, title]) => [
      { value: String(id), label: title },
      ...offered
        .filter(({ product_id, schedule_id }) => product_id === id && schedule_id !== null)
        .map(({ schedule_id, when }) => ({
          value: `${id}/${schedule_id}`,
          label: `${title}: ${when}`,
        })),
    ]);
    return [
      { name: 'product', label: 'For', kind: products },
      { name: 'state', label: 'Outcome', kind: states },
      { name: 'day_of', label: 'Dates of', kind: days },
    ];
  }, [data, kind]);
  return { filters, onOpen };
}
