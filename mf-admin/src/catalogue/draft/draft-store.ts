import { useSyncExternalStore } from 'react';
import type { Catalogue } from 'shared/model/schemas';
import { selectUser, useAppSelector } from 'shared/store';
import { diff, isSame } from 'shared/model/catalogue-changes';
import { publishableOf, randomId, type DraftCatalogue, type DraftList } from './draft-catalogue';
import { rebase, withValue, type Conflict } from './rebase';
import { noteUnpublished } from './unpublished';

/** A published version of the catalogue. */
export interface Published {
  version: number;
  catalogue: Catalogue;
}

/** A part that is changed here and for which another admin published a different value. */
export interface DraftConflict extends Conflict {
  chosen: 'theirs' | 'mine';
}

/** All that is not published yet. It exists only in this tab: a reload restores what is published. */
export interface Draft {
  /** The published version that the draft started from. */
  readonly base: Published;
  readonly catalogue: DraftCatalogue;
  /** How many changes are not published. */
  readonly changes: number;
  /** All conflicts of the last rebase, with the chosen side of each. */
  readonly conflicts: readonly DraftConflict[];
  /** The chosen pictures and documents, by the path that the catalogue has for them. */
  readonly files: ReadonlyMap<string, File>;
  /** The id of the admin whose draft it is: nobody else sees it in this tab. */
  readonly owner?: number;
}

let draft: Draft | null = null;
const listeners = new Set<() => void>();

function change(next: Omit<Draft, 'changes'>): void {
  // Counted without words, which are loaded with the review.
  const changes = diff(next.base.catalogue, publishableOf(next.catalogue)).length;
  noteUnpublished(changes);
  draft = { ...next, changes };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The draft; null until a published version is loaded. */
export function useDraft(): Draft | null {
  const admin = useAppSelector(selectUser)?.id;
  const held = useSyncExternalStore(subscribe, () => draft);
  return held && isOf(held, admin) ? held : null;
}

const isOf = ({ owner }: Draft, admin: number | undefined) =>
  owner === undefined || owner === admin;

/** The draft outside of rendering; throws before a published version is loaded. */
export function currentDraft(): Draft {
  if (!draft) throw new Error('No published catalogue is loaded, so there is no draft yet.');
  return draft;
}

/** Starts from a newer published version, unless this admin has unpublished changes. */
export function openDraft(published: Published, owner: number | undefined): void {
  const isNewer = draft && published.version > draft.base.version && !isChanged(draft);
  if (!draft || isNewer || !isOf(draft, owner)) startFrom(published, owner);
}

const isChanged = ({ base, catalogue }: Draft) => !isSame(catalogue, base.catalogue);

/** Starts from a published version; unpublished changes and chosen files are lost. */
export function startFrom({ version, catalogue }: Published, owner = draft?.owner): void {
  change({
    owner,
    base: { version, catalogue },
    catalogue,
    conflicts: [],
    files: new Map(),
  });
}

/** Rebases the unpublished changes onto a newer version; in a conflict, the newer version wins. */
export function rebaseDraft({ version, catalogue }: Published): void {
  const present = currentDraft();
  const rebased = rebase(present.base.catalogue, present.catalogue, catalogue);
  change({
    ...present,
    base: { version, catalogue },
    catalogue: rebased.catalogue,
    conflicts: rebased.conflicts.map((conflict) => ({ ...conflict, chosen: 'theirs' })),
  });
}

/** Applies the value that the admin chose for a conflict. */
export function settle(conflict: DraftConflict, chosen: DraftConflict['chosen']): void {
  const present = currentDraft();
  change({
    ...present,
    catalogue: withValue(present.catalogue, conflict.path, conflict[chosen]),
    conflicts: present.conflicts.map((each) => (each === conflict ? { ...each, chosen } : each)),
  });
}

/** Replaces the item with this id; null adds one at the end, with a free random id. */
export function saveItem<Item extends { readonly id: number }>(
  list: DraftList<Item>,
  id: number | null,
  values: Omit<Item, 'id'>,
): void {
  editList(list, (items) => {
    const taken = items.map((item) => item.id);
    // TypeScript cannot see that `Omit<Entry, 'id'>` and an id make an `Entry`.
    const saved = { ...values, id: id ?? randomId(taken) } as Item;
    return id === null ? [...items, saved] : items.map((item) => (item.id === id ? saved : item));
  });
}

export function removeItem<Item extends { readonly id: number }>(
  list: DraftList<Item>,
  id: number,
): void {
  editList(list, (items) => items.filter((item) => item.id !== id));
}

/** Swaps the positions of the two items. */
export function swapItems<Item extends { readonly id: number }>(
  list: DraftList<Item>,
  id: number,
  other: number,
): void {
  editList(list, (items) => {
    const find = (wanted: number) => items.find((item) => item.id === wanted);
    const places = new Map([
      [id, find(other)],
      [other, find(id)],
    ]);
    return items.map((item) => places.get(item.id) ?? item);
  });
}

function editList<Item extends { readonly id: number }>(
  list: DraftList<Item>,
  edit: (items: readonly Item[]) => Item[],
): void {
  const present = currentDraft();
  const items = edit(list.of(present.catalogue));
  change({ ...present, catalogue: list.with(present.catalogue, items) });
}

/** Keeps a chosen file until it is published; the catalogue names it by this path. */
export function keepFile(path: string, file: File): void {
  const present = currentDraft();
  change({ ...present, files: new Map(present.files).set(path, file) });
}
