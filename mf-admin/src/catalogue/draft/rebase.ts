import type { Catalogue } from 'shared/model/schemas';
import {
  applied,
  catalogueFrom,
  diff,
  isSame,
  nameOf,
  treeOf,
  partAt,
  type Difference,
  type Path,
} from 'shared/model/catalogue-changes';

/** Two admins changed the same part to different values. */
export interface Conflict {
  path: Path;
  /** The name of the item, such as `Numerology Course`. */
  item: string;
  /** A value or a whole item; `undefined` if it was removed. The same holds for `mine`. */
  theirs: unknown;
  mine: unknown;
}

interface Rebased {
  /** Their catalogue with my changes; in a conflict, it has their value. */
  catalogue: Catalogue;
  conflicts: Conflict[];
}

/** Applies the changes from `before` to `mine` to the catalogue `theirs`. */
export function rebase(before: Catalogue, mine: Catalogue, theirs: Catalogue): Rebased {
  const [old, own, now] = [treeOf(before), treeOf(mine), treeOf(theirs)];
  const theirChanges = diff(before, theirs);
  const conflicts = new Map<string, Conflict>();
  let result = now;
  for (const change of diff(before, mine)) {
    const rival = theirChanges.find((other) => isRival(change, other));
    if (!rival) {
      result = applied(result, change);
      // If both changed the order of a list, theirs stays.
    } else if (change.kind === 'value') {
      // One of them may have removed the item in which the other changed a field.
      const path = change.path.length < rival.path.length ? change.path : rival.path;
      const conflict = { path, theirs: partAt(now, path), mine: partAt(own, path) };
      const item = [now, own, old].map((tree) => nameOf(partAt(tree, path.slice(0, 2))));
      if (!isSame(conflict.theirs, conflict.mine)) {
        conflicts.set(JSON.stringify(path), { ...conflict, item: item.find(Boolean) ?? '' });
      }
    }
  }
  return { catalogue: catalogueFrom(result), conflicts: [...conflicts.values()] };
}

/** Whether two differences are about the same part, or one about a part of the other. */
function isRival(one: Difference, other: Difference): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'order') return isSame(one.path, other.path);
  const depth = Math.min(one.path.length, other.path.length);
  return isSame(one.path.slice(0, depth), other.path.slice(0, depth));
}

/** A copy of the catalogue with one difference between two other ones. */
export const withDifference = (catalogue: Catalogue, difference: Difference): Catalogue =>
  catalogueFrom(applied(treeOf(catalogue), difference));

/** A copy of the catalogue with the value at the path; `undefined` removes what is at the path. */
export const withValue = (catalogue: Catalogue, path: Path, value: unknown): Catalogue =>
  catalogueFrom(applied(treeOf(catalogue), { kind: 'value', path, to: value }));
