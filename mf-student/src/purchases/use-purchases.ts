import { usePaidIdsQuery, type PaidProducts } from 'shared/api';
import type { LoadResult } from 'shared/ui/lists';
import { useStudent } from '../dashboard/student';

/**
 * The dashboard pages always use this data, so its cache entry never expires. A page that opens more
 * than this many seconds after the last response fetches the data again and shows a new purchase.
 */
const FRESH_SECONDS = 30;

export const usePaidCourses = () => usePurchases('course');
export const usePaidWebinars = () => usePurchases('webinar');

/** A user without a stored id has paid for nothing. */
export const nothingPaid: PaidProducts = { ids: [], scheduleIds: {}, days: {} };

function usePurchases(kind: 'course' | 'webinar'): LoadResult<PaidProducts> {
  const { id } = useStudent();
  const result = usePaidIdsQuery(
    { kind, user_id: id ?? 0 },
    { skip: !id, refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  return id ? result : { ...result, currentData: nothingPaid };
}
