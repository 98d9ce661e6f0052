import type { Catalogue } from 'shared/model/schemas';

/**
 * A catalogue as nested maps. The innermost values are the smallest parts that are merged: a field, a
 * batch, a session, or a question of a course. For example, the path of a price is
 * `['courses', '101', 'newPrice']`.
 */
type Tree = ReadonlyMap<string, unknown>;

/** Two admins changed the same part to different values. */
export interface Conflict {
  path: readonly string[];
  /** The name of the entry, such as `Numerology Course`. */
  entry: string;
  /** A value or a whole entry; `undefined` if it was removed. The same holds for `mine`. */
  theirs: unknown;
  mine: unknown;
}

interface Rebased {
  /** Their catalogue with my changes; in a conflict, it has their value. */
  catalogue: Catalogue;
  conflicts: Conflict[];
}

/** A three-way merge: applies the changes from `before` to `mine` to the catalogue `theirs`. */
export function rebase(before: Catalogue, mine: Catalogue, theirs: Catalogue): Rebased {
  const conflicts: Conflict[] = [];

  function merged(
    [old, own, now]: readonly unknown[],
    path: readonly string[],
    entry: string,
  ): unknown {
    if (isTree(old) && isTree(own) && isTree(now)) {
      // The entries get their order from `theirs`, unless only `mine` changed the order.
      const [first, second] = isMoved(now, old) || !isMoved(own, old) ? [now, own] : [own, now];
      const names = [...new Set([...first.keys(), ...second.keys()])];
      const parts = names.map((name): [string, unknown] => {
        const values = [old, own, now].map((tree) => tree.get(name));
        return [name, merged(values, [...path, name], entry || nameOf(values.toReversed()))];
      });
      return new Map(parts.filter(([, part]) => part !== undefined));
    }
    if (isSame(own, old) || isSame(own, now)) return now;
    if (isSame(now, old)) return own;
    conflicts.push({ path, entry, theirs: now, mine: own });
    return now;
  }

  const tree = merged([before, mine, theirs].map(treeOf), [], '');
  // Given three trees, `merged` returns a tree.
  return { catalogue: catalogueOf(tree as Tree), conflicts };
}

/** A copy of the catalogue with the value at the path; `undefined` removes what is at the path. */
export const withValue = (catalogue: Catalogue, path: readonly string[], value: unknown) =>
  catalogueOf(replaced(treeOf(catalogue), path, value));

function replaced(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): Tree {
  const copy = new Map(tree);
  const part = copy.get(name);
  if (rest.length === 0 && value !== undefined) copy.set(name, value);
  else if (rest.length === 0) copy.delete(name);
  else if (isTree(part)) copy.set(name, replaced(part, rest, value));
  return copy;
}

/** Whether the entries that both trees have are in a different order. */
function isMoved(tree: Tree, before: Tree): boolean {
  const kept = [...before.keys()].filter((name) => tree.has(name));
  return [...tree.keys()].filter((name) => before.has(name)).join() !== kept.join();
}

const isTree = (value: unknown): value is Tree => value instanceof Map;

const isSame = (a: unknown, b: unknown) => textOf(a) === textOf(b);

/** The same text for equal content; the order of a tree's entries makes no difference. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) => (isTree(part) ? [...part].sort() : part));

/** The name of an entry, from the first of its versions that exists; empty for a whole list. */
function nameOf(entries: readonly unknown[]): string {
  const [entry] = entries.filter(isTree);
  return String(entry?.get('title') ?? entry?.get('name') ?? entry?.get('question') ?? '');
}

function treeOf({ courses, webinars, mentors, questions }: Catalogue): Tree {
  return new Map([
    ['courses', entryTrees(keyed(courses, idOf))],
    ['webinars', entryTrees(keyed(webinars, idOf))],
    ['mentors', entryTrees(keyed(mentors, ({ name }) => name))],
    ['questions', entryTrees(keyed(questions, questionOf))],
  ]);
}

const idOf = ({ id }: { id: number | string }) => String(id);
const questionOf = ({ question }: { question: string }) => question;

const entryTrees = (entries: ReadonlyMap<string, object>): Tree =>
  new Map([...entries].map(([key, entry]) => [key, entryTree(entry)]));

const entryTree = (entry: object): Tree =>
  new Map(
    Object.entries(entry).map(([name, value]: [string, unknown]) => [name, fieldTree(name, value)]),
  );

/** Questions, batches and sessions as a tree, any other value unchanged. */
function fieldTree(name: string, value: unknown): unknown {
  // The catalogue's schema allows only questions in this list.
  if (name === 'courseDetFAQ') return keyed(value as { question: string }[], questionOf);
  const isSchedules = name === 'batches' || name === 'sessions';
  // The catalogue's schema allows only batches and sessions, which have ids, in these lists.
  return isSchedules ? keyed(value as { id: string }[], idOf) : value;
}

/** The entries by their key, in the order of the list. */
export function keyed<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    let key = keyOf(entry);
    // Two teachers may have the same name.
    while (found.has(key)) key += ' (another)';
    found.set(key, entry);
  }
  return found;
}

function catalogueOf(tree: Tree): Catalogue {
  const listOf = (value: unknown): unknown => (isTree(value) ? [...value.values()] : value);
  const entryOf = (entry: unknown) =>
    isTree(entry) &&
    Object.fromEntries([...entry].map(([name, value]) => [name, listOf(value)] as const));
  const lists = [...tree].map(
    ([name, entries]) => [name, isTree(entries) && [...entries.values()].map(entryOf)] as const,
  );
  // `treeOf` made the tree from a catalogue, so it has the fields of a catalogue.
  return Object.fromEntries(lists) as Catalogue;
}
