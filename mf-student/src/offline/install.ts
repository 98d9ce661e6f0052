import { useSyncExternalStore } from 'react';
import { prefix } from 'shared/model/language';

/** Chromium's; the types of the DOM lack it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function offer(prompt: InstallPrompt | null): void {
  offered = prompt;
  for (const listener of listeners) listener();
}

/** While it is open, the dashboard can be installed; public pages cannot. */
export function allowInstall(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const ofSite = link?.href ?? '';
  const listen = (event: Event) => {
    // The browser does not ask by itself.
    event.preventDefault();
    // The event of this name.
    offer(event as InstallPrompt);
  };
  if (link) link.href = `${prefix}/dashboard.webmanifest`;
  window.addEventListener('beforeinstallprompt', listen);
  return () => {
    if (link) link.href = ofSite;
    window.removeEventListener('beforeinstallprompt', listen);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the browser offers; null while it offers nothing. */
export const useInstallPrompt = () => useSyncExternalStore(subscribe, () => offered);

/** An empty cache by this name: it outlives a log-out, which clears the storage. */
const REFUSED = 'install-refused';
export const isRefused = (): Promise<boolean> => caches.has(REFUSED);

/** Asks the browser's question, or for good none. */
export async function answerOffer(install: boolean): Promise<void> {
  const prompt = offered;
  offer(null);
  if (install) await prompt?.prompt();
  else await caches.open(REFUSED);
}
