import { usePaidProducts, type PaidProducts } from 'shared/actions';
import type { LoadResult } from 'shared/ui/lists';
import { useStudent } from '../dashboard/student';

export const usePaidCourses = () => usePurchases('course');
export const usePaidWebinars = () => usePurchases('webinar');

/** A user without a stored id has paid for nothing. */
export const nothingPaid: PaidProducts = { ids: [], scheduleIds: {}, days: {} };

function usePurchases(kind: 'course' | 'webinar'): LoadResult<PaidProducts> {
  const { id } = useStudent();
  const result = usePaidProducts(kind, false);
  return id ? result : { ...result, currentData: nothingPaid };
}
