import type { Catalogue } from '../schemas';

/**
 * A catalogue as nested maps, by key: lists, their items, the fields of an item, and the lists of a
 * course or webinar whose parts have a key. Keys are ids. For example, the path of a price is
 * `['courses', '101', 'newPrice']`, of a batch `['courses', '101', 'batches', 'january']`, and of a title in Hindi
 * `['courses', '101', 'hi.title']`.
 */
export type Tree = ReadonlyMap<string, unknown>;
export type Path = readonly string[];

export interface Difference {
  /** A list whose items are in another order; otherwise one field, or a part with a key. */
  kind: 'order' | 'value';
  path: Path;
  /** `undefined` if it was added. For an order, the keys of the list, as in `to`. */
  from: unknown;
  /** `undefined` if it was removed. */
  to: unknown;
}

/** What has to be done to `from` to get `to`, in the order of `to`. */
export const diff = (from: Catalogue, to: Catalogue): Difference[] =>
  treeDifferences(treeOf(from), treeOf(to), []);

function treeDifferences(from: Tree, to: Tree, path: Path): Difference[] {
  const found = [...to].flatMap(([key, value]) =>
    valueDifferences(from.get(key), value, [...path, key]),
  );
  for (const [key, value] of from) {
    if (!to.has(key))
      found.push({ kind: 'value', path: [...path, key], from: value, to: undefined });
  }
  // The order of the fields of an item has no meaning.
  const isList = path.length % 2 === 1;
  if (isList && isMoved(from, to)) {
    found.push({ kind: 'order', path, from: [...from.keys()], to: [...to.keys()] });
  }
  return found;
}

function valueDifferences(from: unknown, to: unknown, path: Path): Difference[] {
  if (isTree(from) && isTree(to)) return treeDifferences(from, to, path);
  return isSame(from, to) ? [] : [{ kind: 'value', path, from, to }];
}

/** Whether the items that both lists have are in a different order. */
function isMoved(from: Tree, to: Tree): boolean {
  const kept = [...from.keys()].filter((key) => to.has(key));
  return !isSame(
    [...to.keys()].filter((key) => from.has(key)),
    kept,
  );
}

/** The value at the path; `undefined` if there is none. */
export const partAt = (tree: Tree, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isTree(value) ? value.get(key) : undefined), tree);

/** The tree with one difference applied; what it does not mention stays. */
export function applied(tree: Tree, { kind, path, to }: Omit<Difference, 'from'>): Tree {
  if (kind === 'value') return replaced(tree, path, to);
  const list = partAt(tree, path);
  // The value of an order is the keys of a list.
  return isTree(list) ? replaced(tree, path, sorted(list, to as readonly string[])) : tree;
}

function replaced(tree: Tree, [key = '', ...rest]: Path, value: unknown): Tree {
  const copy = new Map(tree);
  const part = copy.get(key);
  if (rest.length === 0 && value !== undefined) copy.set(key, value);
  else if (rest.length === 0) copy.delete(key);
  else if (isTree(part)) copy.set(key, replaced(part, rest, value));
  return copy;
}

const sorted = (list: Tree, keys: readonly string[]): Tree => {
  const first = keys.flatMap((key): [string, unknown][] =>
    list.has(key) ? [[key, list.get(key)]] : [],
  );
  return new Map([...first, ...list]);
};

export const isTree = (value: unknown): value is Tree => value instanceof Map;

/** Whether two values have equal content; the order of the items of a tree or object makes no difference. */
export const isSame = (a: unknown, b: unknown) => contentOf(a) === contentOf(b);

const contentOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    const entries = isTree(part) ? [...part] : Object.entries(part);
    // A form gives a field without a value where the stored item has no field.
    return entries.filter(([, each]) => each !== undefined).sort();
  });

/** The name of an item or a question; empty without a name. */
export function nameOf(item: unknown): string {
  const fields = isTree(item) ? item : new Map(Object.entries(item ?? {}));
  return String(fields.get('title') ?? fields.get('name') ?? fields.get('question') ?? '');
}

export function treeOf({ courses, webinars, mentors, questions, siteTexts }: Catalogue): Tree {
  return new Map([
    ['courses', keyed(courses, itemTree)],
    ['webinars', keyed(webinars, itemTree)],
    ['mentors', keyed(mentors, itemTree)],
    ['questions', keyed(questions, itemTree)],
    ['siteTexts', keyed(siteTexts, itemTree)],
  ]);
}

/** What the name of a Hindi text begins with. */
export const HINDI = 'hi.';

/** The fields of an item, the Hindi texts with `HINDI` before their names. */
export const itemTree = ({ hi, ...fields }: object & { hi?: object }): Tree =>
  new Map([
    ...Object.entries(fields).map(([name, value]): [string, unknown] => [
      name,
      fieldTree(name, value),
    ]),
    ...Object.entries(hi ?? {}).map(([name, text]): [string, unknown] => [HINDI + name, text]),
  ]);

const keyedLists: readonly string[] = [
  'courseDetFAQ',
  'batches',
  'sessions',
  'modules',
  'StudentTestimonial',
  'webinarTestimonials',
];

/** A list whose parts have keys as a tree, any other value unchanged. */
const fieldTree = (name: string, value: unknown): unknown =>
  // The catalogue's schema allows only parts with ids in these lists.
  keyedLists.includes(name) ? keyed(value as Keyed[]) : value;

/** The items by their id, in the order of the list. */
const keyed = <Item extends Keyed>(
  items: readonly Item[],
  content: (item: Item) => unknown = (item) => item,
): Tree => new Map(items.map((item, index) => [String(item.id ?? index), content(item)]));

/** A part without an id is known by its place. */
interface Keyed {
  id?: number | string;
}

export function catalogueFrom(tree: Tree): Catalogue {
  const listOf = (value: unknown): unknown => (isTree(value) ? [...value.values()] : value);
  const itemOf = (item: unknown) => {
    if (!isTree(item)) return item;
    const all = [...item].map(([name, value]) => [name, listOf(value)] as const);
    const fields = all.filter(([name]) => !name.startsWith(HINDI));
    const hindi = all.flatMap(([name, text]) =>
      name.startsWith(HINDI) ? [[name.slice(HINDI.length), text] as const] : [],
    );
    return {
      ...Object.fromEntries(fields),
      ...(hindi.length > 0 && { hi: Object.fromEntries(hindi) }),
    };
  };
  const lists = [...tree].map(
    ([name, items]) => [name, isTree(items) && [...items.values()].map(itemOf)] as const,
  );
  // `treeOf` made the tree from a catalogue, so it has the fields of a catalogue.
  return Object.fromEntries(lists) as Catalogue;
}
