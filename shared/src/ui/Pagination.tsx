import { Button } from './Button';
import { pageItems } from './page-items';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Names the navigation, such as "Webinar pages". */
  label: string;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Previous, numbered pages with dots, Next. */
export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Button
        variant="secondary"
        size="small"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
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
      <Button
        variant="secondary"
        size="small"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
