/**
 * Safari refuses the hundredth change of the address within half a minute. The page is then opened anew at the
 * new address; where only the state of the history entry was to change, nothing happens.
 */
export function openRefusedAddress(open = (address: string) => location.replace(address)): void {
  const { replaceState } = history;
  history.replaceState = (state, unused, address) => {
    try {
      replaceState.call(history, state, unused, address);
    } catch {
      const { href, origin } = new URL(address ?? location.href, location.href);
      // Refused too is an address of another site, such as `//host`: that one is never opened.
      if (href !== location.href && origin === location.origin) open(href);
    }
  };
}
