import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Card, EmptyState, Grid, Icon, PageHeading, VisuallyHidden } from 'shared/ui';
import { useAdminCatalogueQuery } from '../catalogue-endpoints';
import { openDraft, useDraftBase } from '../draft';
import { PublishBar } from '../PublishBar';
import { LoadFailed, ReportSkeleton } from '../../lists/ReportStates';
import { pictureAddress } from './chosen-files';
import { EditorDialog } from './EditorDialog';
import styles from './LocalLists.module.css';
import { useLocalItems, type LocalItem, type LocalList } from './local-list';

interface CardContent {
  title: string;
  /** The stored path of the item's picture. */
  picture?: string;
  lines: readonly string[];
}

interface LocalListPageProps<Item extends LocalItem> {
  heading: string;
  /** The word for one item and for several items: 'course', 'courses'. */
  noun: readonly [one: string, many: string];
  list: LocalList<Item>;
  card: (item: Item) => CardContent;
  /** Whether an item is shown; without it, all items are shown. */
  only?: (item: Item) => boolean;
  /** The control that chooses the shown items. */
  filter?: ReactNode;
  /** Whether the admin can change the order of the items. */
  movable?: boolean;
  /** The form for an item, or for a new one if `item` is null. It calls `onSaved` after saving. */
  form: (item: Item | null, onSaved: () => void) => ReactNode;
}

/**
 * Cards with buttons to edit and delete an item, and a dialog that adds an item. The list starts with
 * the published items. Changes reach the server only when the admin publishes them.
 */
export function LocalListPage<Item extends LocalItem>({
  heading,
  noun: [one, many],
  list,
  card,
  only = () => true,
  filter,
  movable = false,
  form,
}: LocalListPageProps<Item>) {
  const { data, isError, refetch } = useAdminCatalogueQuery();
  const base = useDraftBase();
  const items = useLocalItems(list).filter(only);
  const [editing, setEditing] = useState<Item | 'new' | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => setEditing(null);

  useEffect(() => {
    if (data) openDraft(data);
  }, [data]);

  const remove = (item: Item) => {
    list.remove(item.id);
    // The focused button was removed with its card.
    addButton.current?.focus();
  };

  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <div>
          <PageHeading>{heading}</PageHeading>
          {base && (
            <p className={styles.note}>
              <span role="status">
                {items.length} {items.length === 1 ? one : many}
              </span>
              . Unpublished changes are lost if you reload this tab. The public site changes when
              you publish.
            </p>
          )}
        </div>
        {base && (
          <Button ref={addButton} onClick={() => setEditing('new')}>
            <Icon name="plus" size={20} />
            Add new {one}
          </Button>
        )}
      </div>
      {base && <PublishBar base={base} />}
      {!base && isError && <LoadFailed what={heading} onRetry={() => void refetch()} />}
      {!base && !isError && <ReportSkeleton />}
      {base && filter}
      {base && items.length === 0 && (
        <EmptyState title={`No ${many}`}>Add one, or reload the page.</EmptyState>
      )}
      <Grid as="ul" role="list" columns="medium">
        {items.map((item, index) => {
          const content = card(item);
          return (
            <LocalCard key={item.id} {...content} lines={[...content.lines, `ID ${item.id}`]}>
              <Button variant="secondary" size="small" onClick={() => setEditing(item)}>
                <Icon name="edit" size={18} />
                Edit <VisuallyHidden>{content.title}</VisuallyHidden>
              </Button>
              <Button variant="quiet" size="small" onClick={() => remove(item)}>
                <Icon name="trash" size={18} />
                Delete <VisuallyHidden>{content.title}</VisuallyHidden>
              </Button>
              {movable && (
                <MoveButtons
                  title={content.title}
                  onUp={index > 0 ? () => list.swap(item.id, items[index - 1]!.id) : null}
                  onDown={
                    index < items.length - 1 ? () => list.swap(item.id, items[index + 1]!.id) : null
                  }
                />
              )}
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

interface MoveButtonsProps {
  title: string;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

/** At an end of the list one button does nothing. It is not `disabled`, so it keeps the focus. */
function MoveButtons({ title, onUp, onDown }: MoveButtonsProps) {
  return (
    <div className={styles.moves}>
      <Button variant="quiet" size="small" aria-disabled={!onUp} onClick={() => onUp?.()}>
        Move up <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      <Button variant="quiet" size="small" aria-disabled={!onDown} onClick={() => onDown?.()}>
        Move down <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </div>
  );
}

function LocalCard({ title, picture, lines, children }: CardContent & { children: ReactNode }) {
  return (
    <Card as="li" padded={false} className={picture === undefined ? styles.textCard : styles.card}>
      {picture !== undefined && (
        <img src={pictureAddress(picture)} alt="" className={styles.cover} />
      )}
      <div className={styles.cardBody}>
        <h2>{title}</h2>
        {lines.map((line, index) => line && <p key={index}>{line}</p>)}
      </div>
      <div className={styles.cardActions}>{children}</div>
    </Card>
  );
}
