import { ADMIN_ROWS_PER_PAGE } from 'shared/model/constants';
import { selectUser, useAppSelector } from 'shared/store';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Icon, PageHeading, Skeleton } from 'shared/ui';
import { EmptyState, Loaded } from 'shared/ui/lists';
import { EditorDialog } from '../../details/EditorDialog';
import { openDraft, removeItem, useDraft } from '../draft/draft-store';
import { useAdminCatalogueQuery } from '../publish/catalogue-endpoints';
import { PublishBar } from '../publish/PublishBar';
import styles from './Editor.module.css';
import type { FormProps } from '../form/ItemForm';
import { DraftCards, type DraftCardsProps } from './DraftCards';
import { ListTools, shownOf, type Sort } from './ListTools';

/** What the dialog edits: an item, or a new one that may begin with a copy. */
type Editing<Item> = Pick<FormProps<Item>, 'item' | 'copied'>;

interface DraftListPageProps<Item extends { readonly id: number }> extends Pick<
  DraftCardsProps<Item>,
  'list' | 'card' | 'movable' | 'fixed'
> {
  heading: string;
  /** The word for one item and for several items: 'course', 'courses'. */
  noun: readonly [one: string, many: string];
  /** The control that chooses the list. */
  filter?: ReactNode;
  /** The page of a published item on the site. */
  address?: (item: Item) => string;
  /** Orders to choose from besides that of the catalogue. */
  sorts?: readonly Sort<Item>[];
  /** What a duplicate of an item begins with; without it, items have no such button. */
  copyOf?: (item: Item) => Item;
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
  fixed = false,
  address,
  sorts,
  copyOf,
  form,
}: DraftListPageProps<Item>) {
  const { data, isError, refetch } = useAdminCatalogueQuery();
  const draft = useDraft();
  const admin = useAppSelector(selectUser)?.id;
  const items = draft ? list.of(draft.catalogue) : [];
  const [view, setView] = useState({ search: '', sort: '' });
  const shown = shownOf(items, view, card, sorts);
  const published = draft ? list.of(draft.base.catalogue) : [];
  const [editing, setEditing] = useState<Editing<Item> | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => setEditing(null);
  const duplicate = copyOf && ((item: Item) => setEditing({ item: null, copied: copyOf(item) }));

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
        {draft && !fixed && (
          <Button ref={addButton} onClick={() => setEditing({ item: null })}>
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
            <DraftCards
              {...{ list, card, movable, fixed }}
              items={shown}
              addressOf={(item) =>
                published.some(({ id }) => id === item.id) ? (address?.(item) ?? null) : null
              }
              onEdit={(item) => setEditing({ item })}
              onDuplicate={duplicate}
              onRemove={remove}
            />
          </>
        )}
      </Loaded>
      {editing !== null && (
        // The dialog opens with its form, whose first field gets the focus.
        <Suspense fallback={null}>
          <EditorDialog
            // A duplicate is another form than the one that it was made in.
            key={editing.copied ? 'copy' : 'item'}
            title={editing.item ? `Edit ${one}` : `Add ${one}`}
            onClose={close}
          >
            {form({ ...editing, onSaved: close, onDuplicate: duplicate })}
          </EditorDialog>
        </Suspense>
      )}
    </div>
  );
}
