import type { ReactNode } from 'react';
import { Button, Card, Grid, Icon, VisuallyHidden } from 'shared/ui';
import type { DraftList } from '../draft/draft-catalogue';
import { swapItems, useDraft } from '../draft/draft-store';
import { usePicture } from '../draft/use-picture';
import styles from './Editor.module.css';

export interface CardContent {
  title: string;
  /** The stored path of the item's picture. */
  picture?: string;
  lines: readonly string[];
}

export interface DraftCardsProps<Item extends { readonly id: number }> {
  list: DraftList<Item>;
  card: (item: Item) => CardContent;
  /** Whether the admin can change the order of the items. */
  movable?: boolean;
  /** Whether the list always has the same items. */
  fixed?: boolean;
  items: readonly Item[];
  /** Where the site shows the item; null if it does not yet. */
  addressOf: (item: Item) => string | null;
  onEdit: (item: Item) => void;
  onDuplicate?: (item: Item) => void;
  onRemove: (item: Item) => void;
}

/** The items as cards, each with its buttons. */
export function DraftCards<Item extends { readonly id: number }>({
  list,
  items,
  card,
  movable,
  fixed,
  addressOf,
  onEdit,
  onDuplicate,
  onRemove,
}: DraftCardsProps<Item>) {
  return (
    <Grid as="ul" role="list" columns="medium">
      {items.map((item, index) => {
        const content = card(item);
        const address = addressOf(item);
        return (
          <DraftCard
            key={item.id}
            {...content}
            lines={[...content.lines, fixed ? '' : `ID ${item.id}`]}
          >
            <Button variant="secondary" size="small" onClick={() => onEdit(item)}>
              <Icon name="edit" size={18} />
              Edit <VisuallyHidden>{content.title}</VisuallyHidden>
            </Button>
            {onDuplicate && (
              <Button variant="quiet" size="small" onClick={() => onDuplicate(item)}>
                Duplicate <VisuallyHidden>{content.title}</VisuallyHidden>
              </Button>
            )}
            {!fixed && (
              <Button variant="quiet" size="small" onClick={() => onRemove(item)}>
                <Icon name="trash" size={18} />
                Delete <VisuallyHidden>{content.title}</VisuallyHidden>
              </Button>
            )}
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
