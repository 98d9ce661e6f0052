import { useRef, useState, type ReactNode } from 'react';
import { Button, EmptyState, Grid, Icon, PageHeading, VisuallyHidden } from 'shared/ui';
import { EditorDialog } from './EditorDialog';
import { LocalCard, type CardFacts } from './LocalCard';
import styles from './LocalLists.module.css';
import { useLocalItems, type LocalItem, type LocalList } from './local-list';

interface LocalListPageProps<Item extends LocalItem> {
  heading: string;
  /** What an item is: 'course', 'courses'. */
  noun: readonly [one: string, many: string];
  list: LocalList<Item>;
  facts: (item: Item) => CardFacts;
  /** The form for an item, or for a new one. It calls `onSaved` when it is done. */
  form: (item: Item | null, onSaved: () => void) => ReactNode;
}

/** Cards with edit and delete, and a dialog that adds one. Nothing here reaches the server. */
export function LocalListPage<Item extends LocalItem>({
  heading,
  noun: [one, many],
  list,
  facts,
  form,
}: LocalListPageProps<Item>) {
  const items = useLocalItems(list);
  const [editing, setEditing] = useState<Item | 'new' | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => setEditing(null);

  const remove = (item: Item) => {
    list.remove(item.id);
    // The button that had the focus is gone with its card.
    addButton.current?.focus();
  };

  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <div>
          <PageHeading>{heading}</PageHeading>
          <p className={styles.note}>
            <span role="status">
              {items.length} {items.length === 1 ? one : many}
            </span>
            , kept in this tab until it is reloaded. The public site does not change.
          </p>
        </div>
        <Button ref={addButton} onClick={() => setEditing('new')}>
          <Icon name="plus" size={20} />
          Add new {one}
        </Button>
      </div>
      {items.length === 0 && (
        <EmptyState title={`No ${many}`}>Add one, or reload the page.</EmptyState>
      )}
      <Grid as="ul" role="list" columns="medium">
        {items.map((item) => {
          const card = facts(item);
          return (
            <LocalCard key={item.id} {...card} lines={[...card.lines, `ID ${item.id}`]}>
              <Button variant="secondary" size="small" onClick={() => setEditing(item)}>
                <Icon name="edit" size={18} />
                Edit <VisuallyHidden>{card.title}</VisuallyHidden>
              </Button>
              <Button variant="quiet" size="small" onClick={() => remove(item)}>
                <Icon name="trash" size={18} />
                Delete <VisuallyHidden>{card.title}</VisuallyHidden>
              </Button>
            </LocalCard>
          );
        })}
      </Grid>
      {editing !== null && (
        <EditorDialog title={editing === 'new' ? `Add ${one}` : `Edit ${one}`} onClose={close}>
          {form(editing === 'new' ? null : editing, close)}
        </EditorDialog>
      )}
    </div>
  );
}
