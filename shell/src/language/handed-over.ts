import { tabStorage } from 'shared/store';

export const SWITCHED = 'language-switch';

export const loadSwitch = () => import(/* webpackChunkName: "rare" */ './language-switch');

/** Calls `next` once this page has what the same page in another language has handed over. */
export function afterSwitch(next: () => void): void {
  if (tabStorage.getItem(SWITCHED) === null) return next();
  void loadSwitch()
    .then(({ takeOver }) => takeOver())
    .catch(() => {})
    .then(next);
}
