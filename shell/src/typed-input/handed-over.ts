import { browserStorage, tabStorage } from 'shared/store';
import { inTime } from '../remotes/in-time';

/** Where a page leaves for the same page in another language what would be lost. */
const KEY = 'language-switch';

/** Without an answer for ten seconds, page and link do without it. */
const loadSwitch = () => inTime(import(/* webpackChunkName: "rare" */ './language-switch'));

/** Opens the page at `address` in the language with this code, which is remembered. */
export async function openInLanguage(code: string, address: string): Promise<void> {
  browserStorage.setItem('language', code);
  await loadSwitch()
    .then(({ handOver }) => tabStorage.setItem(KEY, handOver(address)))
    .catch(() => {});
  location.assign(address);
}

/** Calls `next` once this page has what the same page in another language has handed over. */
export function afterSwitch(next: () => void): void {
  const text = tabStorage.getItem(KEY);
  if (text === null) return next();
  tabStorage.removeItem(KEY);
  void loadSwitch()
    .then(({ takeOver }) => takeOver(text))
    .catch(() => {})
    .then(next);
}
