import type { ReactNode } from 'react';
import { Button } from 'shared/ui';
import styles from './Pagination.module.css';
import { paginationTexts as texts } from './texts';

interface PagerProps {
  /** The accessible name of the navigation, such as "Order pages". */
  label: string;
  /** Counted from 1. */
  page: number;
  /** Whether there is a page after this one. */
  hasNext: boolean;
  /** The text of the button to the previous page. */
  previous?: string;
  onPage: (page: number) => void;
  /** What is shown between the buttons; by default "Page n". */
  children?: ReactNode;
}

/** A button to the previous page, the current page, and a button to the next page. */
export function Pager({
  label,
  page,
  hasNext,
  previous = texts.previousInShort,
  onPage,
  children,
}: PagerProps) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      <PageButton isEnd={page <= 1} onPress={() => onPage(page - 1)}>
        {previous}
      </PageButton>
      {children ?? (
        <span className={styles.label} aria-live="polite">
          {texts.page(page)}
        </span>
      )}
      <PageButton isEnd={!hasNext} onPress={() => onPage(page + 1)}>
        {texts.next}
      </PageButton>
    </nav>
  );
}

interface PageButtonProps {
  isEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** At the end of the list it does nothing, but keeps the focus, which `disabled` would lose. */
const PageButton = ({ isEnd, onPress, children }: PageButtonProps) => (
  <Button
    variant="secondary"
    size="small"
    aria-disabled={isEnd || undefined}
    onClick={isEnd ? undefined : onPress}
  >
    {children}
  </Button>
);

interface PaginationProps extends Pick<PagerProps, 'label' | 'page' | 'onPage'> {
  pageCount: number;
}

/** Previous, numbered pages with dots, Next. */
export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  return (
    <Pager
      label={label}
      page={page}
      hasNext={page < pageCount}
      previous={texts.previous}
      onPage={onPage}
    >
      <div className={styles.pages}>
        {pageItems(page, pageCount).map((item) =>
          typeof item === 'number' ? (
            <button
              key={item}
              type="button"
              className={styles.page}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPage(item)}
            >
              {item}
            </button>
          ) : (
            <span key={`after ${item.dotsAfter}`} aria-hidden="true">
              …
            </span>
          ),
        )}
      </div>
    </Pager>
  );
}

/** A page number, or dots for the pages left out after the page named. */
type PageItem = number | { dotsAfter: number };

/** First, last, current and its neighbours; dots replace each run of other pages. */
export const pageItems = (page: number, pageCount: number): PageItem[] => {
  const shown = [1, page - 1, page, page + 1, pageCount].filter(
    (number, index, all) => number >= 1 && number <= pageCount && all.indexOf(number) === index,
  );
  return shown.flatMap((number, index) => {
    const previous = shown[index - 1];
    return previous !== undefined && number - previous > 1
      ? [{ dotsAfter: previous }, number]
      : [number];
  });
};
