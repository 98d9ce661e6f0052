import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import { selectUser, useAppSelector } from 'shared/store';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Choice } from 'shared/forms';
import { Button, Card, Grid, Icon, PageHeading, Skeleton, VisuallyHidden } from 'shared/ui';
import { EmptyState, Loaded, SearchField } from 'shared/ui/lists';
import { EditorDialog } from '../../details/EditorDialog';
import type { DraftList } from '../draft/draft-catalogue';
import { openDraft, removeItem, swapItems, useDraft } from '../draft/draft-store';
import { useAdminCatalogueQuery } from '../publish/catalogue-endpoints';
import { PublishBar } from '../publish/PublishBar';
import styles from './Editor.module.css';
import { usePicture } from '../draft/use-picture';
import type { FormProps } from '../form/ItemForm';

interface CardContent {
  title: string;
  /** The stored path of the item's picture. */
  picture?: string;
  lines: readonly string[];
}

interface Sort<Item> {
  label: string;
  compare: (one: Item, other: Item) => number;
}

interface DraftListPageProps<Item extends { readonly id: number }> {
  heading: string;
  /** The word for one item and for several items: 'course', 'courses'. */
  noun: readonly [one: string, many: string];
  list: DraftList<Item>;
  card: (item: Item) => CardContent;
  /** The control that chooses the list. */
  filter?: ReactNode;
  /** Whether the admin can change the order of the items. */
  movable?: boolean;
  /** The page of a published item on the site. */
  address?: (item: Item) => string;
  /** Orders to choose from besides that of the catalogue. */
  sorts?: readonly Sort<Item>[];
  /** Loaded when it is opened: a visit that only looks does without it. */
  form: (props: FormProps<Item>) => ReactNode;
}

/**
 * Cards with buttons to edit and delete an item, and a dialog that adds an item. The list starts with
 * the published items. Changes reach the server only when the admin publishes them.
 */
export function DraftListPage<Item extends { readonly id: number }>({
  heading,
  noun: [one, many],
  list,
  card,
  filter,
  movable = false,
  address,
  sorts,
  form,
}: DraftListPageProps<Item>) {
  const { data, isError, refetch } = useAdminCatalogueQuery();
  const draft = useDraft();
  const admin = useAppSelector(selectUser)?.id;
  const items = draft ? list.of(draft.catalogue) : [];
  const [view, setView] = useState({ search: '', sort: '' });
  const shown = shownOf(items, view, card, sorts);
  const published = draft ? list.of(draft.base.catalogue) : [];
  const [editing, setEditing] = useState<Item | 'new' | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => setEditing(null);

  useEffect(() => {
    if (data) openDraft(data, admin);
  }, [data, admin]);

  const remove = (item: Item) => {
    removeItem(list, item.id);
    // The focused button was removed with its card.
    addButton.current?.focus();
  };

  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <div>
          <PageHeading>{heading}</PageHeading>
          {draft && (
            <p className={styles.note}>
              <span role="status">
                {items.length} {items.length === 1 ? one : many}
              </span>
              . Unpublished changes are lost if you reload this tab. The public site changes when
              you publish.
            </p>
          )}
        </div>
        {draft && (
          <Button ref={addButton} onClick={() => setEditing('new')}>
            <Icon name="plus" size={20} />
            Add new {one}
          </Button>
        )}
      </div>
      {draft && <PublishBar draft={draft} published={data} />}
      <Loaded
        // Also while the loaded catalogue is not a draft yet.
        result={{ currentData: draft ?? undefined, isFetching: !isError, refetch }}
        skeleton={<Skeleton shape="row" count={ADMIN_ROWS_PER_PAGE} />}
        failure={`${heading} could not be loaded.`}
        failureTone="info"
      >
        {() => (
          <>
            {filter}
            {sorts && items.length > 0 && (
              <ListTools sorts={sorts} view={view} onChange={setView} />
            )}
            {items.length === 0 && (
              <EmptyState title={`No ${many}`}>Add one, or reload the page.</EmptyState>
            )}
            {items.length > 0 && shown.length === 0 && (
              <EmptyState title={`No ${one} has “${view.search.trim()}” in it`} />
            )}
            <Cards
              {...{ list, card, movable }}
              items={shown}
              addressOf={(item) =>
                published.some(({ id }) => id === item.id) ? (address?.(item) ?? null) : null
              }
              onEdit={setEditing}
              onRemove={remove}
            />
          </>
        )}
      </Loaded>
      {editing !== null && (
        // The dialog opens with its form, whose first field gets the focus.
        <Suspense fallback={null}>
          <EditorDialog title={editing === 'new' ? `Add ${one}` : `Edit ${one}`} onClose={close}>
            {form({ item: editing === 'new' ? null : editing, onSaved: close })}
          </EditorDialog>
        </Suspense>
      )}
    </div>
  );
}

interface View {
  search: string;
  /** The label of the chosen order; empty for that of the catalogue. */
  sort: string;
}

/** The items that contain the searched text, in the chosen order. */
function shownOf<Item extends { readonly id: number }>(
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
function ListTools({ sorts, view, onChange }: ListToolsProps) {
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

interface CardsProps<Item extends { readonly id: number }> extends Pick<
  DraftListPageProps<Item>,
  'list' | 'card' | 'movable'
> {
  items: readonly Item[];
  /** Where the site shows the item; null if it does not yet. */
  addressOf: (item: Item) => string | null;
  onEdit: (item: Item) => void;
  onRemove: (item: Item) => void;
}

/** The items as cards, each with its buttons. */
function Cards<Item extends { readonly id: number }>({
  list,
  items,
  card,
  movable,
  addressOf,
  onEdit,
  onRemove,
}: CardsProps<Item>) {
  return (
    <Grid as="ul" role="list" columns="medium">
      {items.map((item, index) => {
        const content = card(item);
        const address = addressOf(item);
        return (
          <DraftCard key={item.id} {...content} lines={[...content.lines, `ID ${item.id}`]}>
            <Button variant="secondary" size="small" onClick={() => onEdit(item)}>
              <Icon name="edit" size={18} />
              Edit <VisuallyHidden>{content.title}</VisuallyHidden>
            </Button>
            <Button variant="quiet" size="small" onClick={() => onRemove(item)}>
              <Icon name="trash" size={18} />
              Delete <VisuallyHidden>{content.title}</VisuallyHidden>
            </Button>
            {address && (
              <a href={address} target="_blank" rel="noopener" className={styles.onSite}>
                On the site <VisuallyHidden>{content.title}, opens a new tab</VisuallyHidden>
              </a>
            )}
            {movable && (
              <MoveButtons
                title={content.title}
                onUp={index > 0 ? () => swapItems(list, item.id, items[index - 1]!.id) : null}
                onDown={
                  index < items.length - 1
                    ? () => swapItems(list, item.id, items[index + 1]!.id)
                    : null
                }
              />
            )}
          </DraftCard>
        );
      })}
    </Grid>
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

function DraftCard({ title, picture, lines, children }: CardContent & { children: ReactNode }) {
  return (
    <Card as="li" padded={false} className={picture === undefined ? styles.textCard : styles.card}>
      {picture !== undefined && <Cover path={picture} />}
      <div className={styles.cardBody}>
        <h2>{title}</h2>
        {lines.map((line, index) => line && <p key={index}>{line}</p>)}
      </div>
      <div className={styles.cardActions}>{children}</div>
    </Card>
  );
}

/** The picture of a card; a picture chosen in this tab is not uploaded yet. */
function Cover({ path }: { path: string }) {
  const unpublished = useDraft()?.files.get(path);
  const address = usePicture(unpublished);
  return <img src={unpublished ? address : path} alt="" className={styles.cover} />;
}
