import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Card, EmptyState, Grid, Icon, PageHeading, VisuallyHidden } from 'shared/ui';
import { useAdminCatalogueQuery } from '../catalogue/catalogue-endpoints';
import { openDraft, useDraftBase } from '../catalogue/draft';
import { PublishBar } from '../catalogue/PublishBar';
import { LoadFailed, ReportSkeleton } from '../reports/ReportStates';
import { pictureAddress } from './chosen-files';
import { EditorDialog } from './EditorDialog';
import styles from './LocalLists.module.css';
import { useLocalItems, type LocalItem, type LocalList } from './local-list';

interface CardContent {
  title: string;
  /** The stored path of its picture. */
  picture?: string;
  lines: readonly string[];
}

interface LocalListPageProps<Item extends LocalItem> {
  heading: string;
  /** What an item is: 'course', 'courses'. */
  noun: readonly [one: string, many: string];
  list: LocalList<Item>;
  card: (item: Item) => CardContent;
  /** The items that are shown; all where it is left out. */
  only?: (item: Item) => boolean;
  /** What chooses them. */
  filter?: ReactNode;
  /** Whether their order matters. */
  movable?: boolean;
  /** The form for an item, or for a new one. It calls `onSaved` when it is done. */
  form: (item: Item | null, onSaved: () => void) => ReactNode;
}

/**
 * Cards with edit and delete, and a dialog that adds one. The list begins with what is published;
 * only publishing reaches the server.
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
              , kept in this tab until it is reloaded. The public site changes when you publish.
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

/** At an end of the list one does nothing, but keeps the focus that has come there with it. */
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
