import type { Catalogue } from 'shared/schemas';

/**
 * A catalogue as maps inside maps, down to what is changed as one: a field, a batch, a session, or a
 * question of a course.
 * The path of a price is `['courses', '101', 'newPrice']`.
 */
type Tree = ReadonlyMap<string, unknown>;

/** Two admins have made something different of the same thing. */
export interface Conflict {
  path: readonly string[];
  /** `Numerology Course` */
  entry: string;
  /** A value, or a whole entry; `undefined` where it has been removed. */
  theirs: unknown;
  mine: unknown;
}

interface Rebased {
  /** Theirs with my changes; where both have changed the same, theirs. */
  catalogue: Catalogue;
  conflicts: Conflict[];
}

/** Applies what differs between the catalogues `before` and `mine` to the catalogue `theirs`. */
export function rebase(before: Catalogue, mine: Catalogue, theirs: Catalogue): Rebased {
  const conflicts: Conflict[] = [];

  function merged(
    [old, own, now]: readonly unknown[],
    path: readonly string[],
    entry: string,
  ): unknown {
    if (isTree(old) && isTree(own) && isTree(now)) {
      // The order of the entries is theirs, unless only mine has changed.
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
  // Three trees make a tree.
  return { catalogue: catalogueOf(tree as Tree), conflicts };
}

/** The catalogue with another value at the path; `undefined` takes it away. */
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

/** Whether the entries that both have stand in another order. */
function isMoved(tree: Tree, before: Tree): boolean {
  const kept = [...before.keys()].filter((name) => tree.has(name));
  return [...tree.keys()].filter((name) => before.has(name)).join() !== kept.join();
}

const isTree = (value: unknown): value is Tree => value instanceof Map;

const isSame = (a: unknown, b: unknown) => textOf(a) === textOf(b);

/** The same for all that has the same content, in whatever order its fields stand. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) => (isTree(part) ? [...part].sort() : part));

/** What an entry is called; empty for a whole list. */
function nameOf(entries: readonly unknown[]): string {
  const [entry] = entries.filter(isTree);
  return String(entry?.get('title') ?? entry?.get('name') ?? entry?.get('question') ?? '');
}

function treeOf({ courses, webinars, mentors, questions }: Catalogue): Tree {
  return new Map([
    ['courses', keyed(courses, idOf, entryTree)],
    ['webinars', keyed(webinars, idOf, entryTree)],
    ['mentors', keyed(mentors, ({ name }) => name, entryTree)],
    ['questions', keyed(questions, questionOf, entryTree)],
  ]);
}

const idOf = ({ id }: { id: number | string }) => String(id);
const questionOf = ({ question }: { question: string }) => question;

const entryTree = (entry: object): Tree =>
  new Map(
    Object.entries(entry).map(([name, value]: [string, unknown]) => [name, fieldTree(name, value)]),
  );

/** The catalogue's schema says what stands under these names. */
function fieldTree(name: string, value: unknown): unknown {
  // As above.
  if (name === 'courseDetFAQ') return keyed(value as { question: string }[], questionOf);
  const isSchedules = name === 'batches' || name === 'sessions';
  // As above.
  return isSchedules ? keyed(value as { id: string }[], idOf) : value;
}

function keyed<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  content: (entry: Entry) => unknown = (entry) => entry,
): Tree {
  const found = new Map<string, unknown>();
  for (const entry of entries) {
    let key = keyOf(entry);
    // Two teachers may have the same name.
    while (found.has(key)) key += ' (another)';
    found.set(key, content(entry));
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
  // It is made of the parts of a catalogue.
  return Object.fromEntries(lists) as Catalogue;
}
