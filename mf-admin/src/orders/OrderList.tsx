import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reportMessages } from 'shared/model/messages';
import { Report } from '../lists/Report';
import type { MoreFilters } from '../lists/report-view';
import { useAdminSchedulesQuery } from './help-endpoints';
import { orderColumns } from './order-columns';
import { useAdminCourseOrdersQuery, useAdminWebinarOrdersQuery } from './order-endpoints';
import { moreOrderFilters, orderFilters } from './order-filters';

const lists = {
  course: {
    heading: 'Course Details',
    useList: useAdminCourseOrdersQuery,
    columns: orderColumns('Course ID', 'Course Name'),
  },
  webinar: {
    heading: 'Webinar Details',
    useList: useAdminWebinarOrdersQuery,
    columns: orderColumns('Webinar ID', 'Webinar Name'),
  },
};

/** The orders of courses, or those of webinars. */
export function OrderList({ kind }: { kind: 'course' | 'webinar' }) {
  return (
    <Report
      {...lists[kind]}
      noun={['order', 'orders']}
      filters={orderFilters}
      moreFilters={useMoreOrderFilters(kind)}
      failure={reportMessages.ordersFailure}
      csv={`/admin/${kind}-orders.csv`}
      alwaysPaged
    />
  );
}

/**
 * By course or webinar, by a batch or session that has not ended, by its outcome, and whether the dates are those of the
 * order or of its money. What there is to choose is asked for when the filters are opened.
 */
function useMoreOrderFilters(kind: 'course' | 'webinar'): MoreFilters {
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
