import type { Catalogue } from '../schemas';
import { nameOf } from './catalogue-tree';
import { fieldLabel, partLabel } from './labels';

/**
 * The place of a refusal in words: `courses.0.newPrice` of this catalogue is
 * `Numerology Course: New price (₹)`.
 */
export function placeInWords(catalogue: Catalogue, path: string): string {
  // `hi.title` is one name.
  const [list = '', index, field, ...rest] = path.split(/(?<!\.hi)\./);
  const items: Readonly<Record<string, readonly unknown[]>> = { ...catalogue };
  const name = nameOf(items[list]?.[Number(index)]);
  if (!field) return name || list;
  const inner = rest
    .filter((part) => !/^\d+$/.test(part))
    .map((part) => partLabel(list, field, part));
  const number = rest.find((part) => /^\d+$/.test(part));
  const label = fieldLabel(list, field) + (number === undefined ? '' : ` ${Number(number) + 1}`);
  return `${name}: ${[label, ...inner].join(', ')}`;
}
