import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readShown, writeView, type Filter, type Filters, type Shown } from './report-query';

/** Filters that are folded away below the others. */
export interface MoreFilters {
  filters: readonly Filter[];
  /** Called when they are unfolded. */
  onOpen: () => void;
}

export interface ReportView extends Shown {
  /** Shows page 1 of the rows that match; returns `false` if the address already shows that page. */
  search: (filters: Filters) => boolean;
  toPage: (page: number) => void;
  /** Reverses the order and shows its first page. */
  toggleSort: () => void;
}

/** Keeps filters, page and order of a report in the address, so a view can be shared and reloaded. */
export function useReportView(own: readonly Filter[], more?: readonly Filter[]): ReportView {
  const [params, setParams] = useSearchParams();

  return useMemo(() => {
    const shown = readShown(params, own, more);
    const { filters, page, sort } = shown;
    return {
      ...shown,
      search: (wanted) => {
        const next = writeView({ filters: wanted, sort });
        if (next.toString() === writeView({ filters, page, sort }).toString()) return false;
        setParams(next);
        return true;
      },
      toPage: (wanted) => setParams(writeView({ filters, page: wanted, sort })),
      toggleSort: () =>
        setParams(writeView({ filters, sort: sort === 'oldest' ? 'newest' : 'oldest' })),
    };
  }, [params, setParams, own, more]);
}
