let isAnswered = false;

/**
 * Whether the browser is connected, as far as it knows: true also where an extension hides it, and where the server
 * has answered although the browser says otherwise, as some do behind a VPN.
 */
export function isOnline(): boolean {
  try {
    return isAnswered || navigator.onLine;
  } catch {
    return true;
  }
}

/** A server has answered. Who follows the network hears of it as of a new connection. */
export function noteAnswer(): void {
  if (isOnline()) return;
  isAnswered = true;
  const forget = () => (isAnswered = false);
  // Before the listeners that ask whether the browser is online.
  window.addEventListener('offline', forget, { once: true, capture: true });
  window.dispatchEvent(new Event('online'));
}
