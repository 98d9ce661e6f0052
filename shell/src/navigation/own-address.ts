import { pageAddress } from 'shared/contract';

/** Replaces the address of a page below `/canary` by the address of the page it stands in for. */
export function showOwnAddress(): void {
  const { pathname, search, hash } = location;
  const own = pageAddress(pathname);
  if (own !== pathname) history.replaceState(history.state, '', own + search + hash);
}
