import { usePaidIdsQuery, type PaidProducts } from 'shared/api';
import { useStudent } from '../dashboard/student';

/** Empty while loading, after a failure, and for a user without a stored id. */
export interface Purchases extends PaidProducts {
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The dashboard pages always use this data, so its cache entry never expires. A page that opens more
 * than this many seconds after the last response fetches the data again and shows a new purchase.
 */
const FRESH_SECONDS = 30;

export const usePaidCourses = () => usePurchases('course');
export const usePaidWebinars = () => usePurchases('webinar');

const none: PaidProducts = { ids: [], scheduleIds: {}, days: {} };

function usePurchases(kind: 'course' | 'webinar'): Purchases {
  const { id } = useStudent();
  const { currentData, isFetching, isError, refetch } = usePaidIdsQuery(
    { kind, user_id: id ?? 0 },
    { skip: !id, refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  return {
    ...(currentData ?? none),
    loading: isFetching && !currentData,
    failed: isError && !isFetching && !currentData,
    retry: () => void refetch(),
  };
}
