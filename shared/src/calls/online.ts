/** Whether the browser is connected, as far as it knows: true also where an extension hides it. */
export function isOnline(): boolean {
  try {
    return navigator.onLine;
  } catch {
    return true;
  }
}
