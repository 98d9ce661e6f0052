import { useSyncExternalStore } from 'react';
import { randomLocalId } from './random-local-id';

export interface LocalItem {
  readonly id: number;
}

/** A list that lives in this tab only: it outlasts moves between pages, a reload brings the seed back. */
export interface LocalList<Item extends LocalItem> {
  items: () => readonly Item[];
  subscribe: (listener: () => void) => () => void;
  /** Appends an item under a free random id. */
  add: (values: Omit<Item, 'id'>) => void;
  /** Puts the item in the place of the one with its id. */
  replace: (item: Item) => void;
  remove: (id: number) => void;
}

export function createLocalList<Item extends LocalItem>(seed: readonly Item[]): LocalList<Item> {
  let items = seed;
  const listeners = new Set<() => void>();

  const change = (next: readonly Item[]) => {
    items = next;
    for (const listener of listeners) listener();
  };

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (values) => {
      const id = randomLocalId(items.map((item) => item.id));
      // The values are all of an item but its id.
      change([...items, { ...values, id } as Item]);
    },
    replace: (item) => change(items.map((old) => (old.id === item.id ? item : old))),
    remove: (id) => change(items.filter((item) => item.id !== id)),
  };
}

export function useLocalItems<Item extends LocalItem>(list: LocalList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.items, list.items);
}
