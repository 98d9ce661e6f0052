import { Choice } from 'shared/forms';
import { SearchField } from 'shared/ui/lists';
import type { CardContent } from './DraftCards';
import styles from './Editor.module.css';

export interface Sort<Item> {
  label: string;
  compare: (one: Item, other: Item) => number;
}

export interface View {
  search: string;
  /** The label of the chosen order; empty for that of the catalogue. */
  sort: string;
}

/** The items that contain the searched text, in the chosen order. */
export function shownOf<Item extends { readonly id: number }>(
  items: readonly Item[],
  { search, sort }: View,
  card: (item: Item) => CardContent,
  sorts: readonly Sort<Item>[] = [],
): readonly Item[] {
  const words = search.trim().toLowerCase();
  const found = words
    ? items.filter((item) => {
        const { title, lines } = card(item);
        return [title, ...lines, String(item.id)].join(' ').toLowerCase().includes(words);
      })
    : items;
  const compare = sorts.find(({ label }) => label === sort)?.compare;
  return compare ? [...found].sort(compare) : found;
}

interface ListToolsProps {
  sorts: readonly { label: string }[];
  view: View;
  onChange: (view: View) => void;
}

/** The search and the order of a long list. */
export function ListTools({ sorts, view, onChange }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search"
        value={view.search}
        onChange={(search) => onChange({ ...view, search })}
      />
      <Choice
        label="Order"
        options={[
          { value: '', label: 'As on the site' },
          ...sorts.map(({ label }) => ({ value: label, label })),
        ]}
        value={view.sort}
        onChoose={(sort) => onChange({ ...view, sort })}
      />
    </div>
  );
}
