import { paths } from 'shared/model/paths';

/** Addresses of pages with a parameter that only this section links. */
export const ownPaths = {
  order: (orderNumber: string) => paths.admin(`orders/${encodeURIComponent(orderNumber)}`),
  /** `id` is that of a batch or session, such as `course-101-january`. */
  group: (id: string) => paths.admin(`classes/${encodeURIComponent(id)}`),
} as const;
