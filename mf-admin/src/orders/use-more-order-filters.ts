import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MoreFilters } from '../lists/report-view';
import { useAdminSchedulesQuery } from './help-endpoints';
import { moreOrderFilters } from './order-filters';

/**
 * By course or webinar, by a batch or session that has not ended, by its outcome, and whether the dates are those of the
 * order or of its money. What there is to choose is asked for when the filters are opened.
 */
export function useMoreOrderFilters(kind: 'course' | 'webinar'): MoreFilters {
  const [params] = useSearchParams();
  const [isOpened, setOpened] = useState(params.has('product'));
  const { data } = useAdminSchedulesQuery(undefined, { skip: !isOpened });
  const onOpen = useCallback(() => setOpened(true), []);
  const filters = useMemo(() => {
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
    return moreOrderFilters(products);
  }, [data, kind]);
  return { filters, onOpen };
}
