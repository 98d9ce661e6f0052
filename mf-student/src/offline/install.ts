import { useSyncExternalStore } from 'react';
import { prefix } from 'shared/model/language';
import { followed } from './waiting';

/** Chromium's; the types of the DOM lack it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const changed = new EventTarget();

function offer(prompt: InstallPrompt | null): void {
  offered = prompt;
  changed.dispatchEvent(new Event('change'));
}
const onOffer = followed(changed, 'change');

/** While it is open, the dashboard can be installed; public pages cannot. */
export function allowInstall(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const ofSite = link?.href ?? '';
  if (link) link.href = `${prefix}/dashboard.webmanifest`;
  const listen = (event: Event) => {
    // The browser does not ask by itself.
    event.preventDefault();
    // The event of this name.
    offer(event as InstallPrompt);
  };
  window.addEventListener('beforeinstallprompt', listen);
  return () => {
    if (link) link.href = ofSite;
    window.removeEventListener('beforeinstallprompt', listen);
  };
}

/** What the browser offers; null while it offers nothing. */
export const useInstallPrompt = () => useSyncExternalStore(onOffer, () => offered);

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
