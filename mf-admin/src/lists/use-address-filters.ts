import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type FilterKinds, type FilterValues } from './address-filters';

/** Filters of a page that is no list. Choosing does not add an entry to the history. */
export function useAddressFilters<Name extends string>(
  kinds: FilterKinds<Name>,
): [filters: FilterValues<Name>, choose: (filters: FilterValues<Name>) => void] {
  const [params, setParams] = useSearchParams();
  return [
    readFilters(params, kinds),
    (filters) => setParams(writeFilters(filters), { replace: true }),
  ];
}
