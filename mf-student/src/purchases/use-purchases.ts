import { useStudent } from '../dashboard/student';
import { useGetPaidCoursesQuery, useGetPaidWebinarsQuery } from './purchases-endpoints';

export interface Purchases {
  /** Empty while loading, after a failure, and for a user without a stored id. */
  ids: readonly (number | string)[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * Every dashboard page uses this data, so it would never expire by itself. A page that opens more
 * than this many seconds after the last answer fetches it again, and a new purchase appears.
 */
const FRESH_SECONDS = 30;

const optionsFor = (id: number | undefined) => ({
  skip: !id,
  refetchOnMountOrArgChange: FRESH_SECONDS,
});

export function usePaidCourses(): Purchases {
  const { id } = useStudent();
  return asPurchases(useGetPaidCoursesQuery(id, optionsFor(id)));
}

export function usePaidWebinars(): Purchases {
  const { id } = useStudent();
  return asPurchases(useGetPaidWebinarsQuery(id, optionsFor(id)));
}

interface Answer {
  currentData?: Purchases['ids'];
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

const none: Purchases['ids'] = [];

function asPurchases({ currentData, isFetching, isError, refetch }: Answer): Purchases {
  return {
    ids: currentData ?? none,
    loading: isFetching && !currentData,
    failed: isError && !isFetching && !currentData,
    retry: () => void refetch(),
  };
}
