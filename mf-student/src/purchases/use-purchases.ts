import { usePurchasedProducts, type PurchasedProducts } from 'shared/actions';
import type { LoadResult } from 'shared/ui/lists';
import { useStudent } from '../dashboard/student';

export const usePurchasedCourses = () => usePurchases('course');
export const usePurchasedWebinars = () => usePurchases('webinar');

/** A user without a stored id has paid for nothing. */
export const nothingPurchased: PurchasedProducts = { ids: [], scheduleIds: {}, days: {} };

function usePurchases(kind: 'course' | 'webinar'): LoadResult<PurchasedProducts> {
  const { id } = useStudent();
  const result = usePurchasedProducts(kind, false);
  return id ? result : { ...result, currentData: nothingPurchased };
}
