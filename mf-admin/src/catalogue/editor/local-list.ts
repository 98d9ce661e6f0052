import { useSyncExternalStore } from 'react';
import { LOCAL_ID_MAX, LOCAL_ID_MIN } from 'shared/model/constants';

export interface LocalItem {
  readonly id: number;
}

/** A list that exists only in this tab. It survives navigation; a reload restores the published items. */
export interface LocalList<Item extends LocalItem> {
  items: () => readonly Item[];
  /** Fills the list with the published items, or with `changed` if it is given. */
  start: (published: readonly Item[], changed?: readonly Item[]) => void;
  /** Whether the list was changed from the published items. */
  isChanged: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Appends an item under a free random id. */
  add: (values: Omit<Item, 'id'>) => void;
  /** Replaces the item that has the same id. */
  replace: (item: Item) => void;
  remove: (id: number) => void;
  /** Swaps the positions of the two items. */
  swap: (id: number, other: number) => void;
}

export function createLocalList<Item extends LocalItem>(
  seed: readonly Item[] = [],
): LocalList<Item> {
  let published = seed;
  let items = seed;
  const listeners = new Set<() => void>();

  const change = (next: readonly Item[]) => {
    items = next;
    for (const listener of listeners) listener();
  };

  return {
    items: () => items,
    start: (next, changed = next) => {
      published = next;
      change(changed);
    },
    isChanged: () => items !== published,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (values) => {
      const id = randomLocalId(items.map((item) => item.id));
      // TypeScript cannot see that `Omit<Item, 'id'>` and an id make an `Item`.
      change([...items, { ...values, id } as Item]);
    },
    replace: (item) => change(items.map((old) => (old.id === item.id ? item : old))),
    remove: (id) => change(items.filter((item) => item.id !== id)),
    swap: (id, other) => {
      const find = (wanted: number) => items.find((item) => item.id === wanted);
      const places = new Map([
        [id, find(other)],
        [other, find(id)],
      ]);
      change(items.map((item) => places.get(item.id) ?? item));
    },
  };
}

export function useLocalItems<Item extends LocalItem>(list: LocalList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.items, list.items);
}

const IDS = LOCAL_ID_MAX - LOCAL_ID_MIN + 1;

/** A random whole number from LOCAL_ID_MIN to LOCAL_ID_MAX that is not taken yet. */
export function randomLocalId(
  taken: readonly number[],
  random: () => number = Math.random,
): number {
  const used = new Set(taken.filter((id) => id >= LOCAL_ID_MIN && id <= LOCAL_ID_MAX));
  if (used.size >= IDS) throw new RangeError('Every local id is taken');
  let id = LOCAL_ID_MIN + Math.floor(random() * IDS);
  while (used.has(id)) id = id === LOCAL_ID_MAX ? LOCAL_ID_MIN : id + 1;
  return id;
}
