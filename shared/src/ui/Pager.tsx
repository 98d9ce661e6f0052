import { Button } from './Button';
import styles from './Pagination.module.css';

interface PagerProps {
  /** Names the navigation, such as "Order pages". */
  label: string;
  /** Counted from 1. */
  page: number;
  /** Whether there is a page after this one. */
  hasNext: boolean;
  onPage: (page: number) => void;
}

/** Prev, "Page n", Next: for long lists whose pages are walked one by one. */
export function Pager({ label, page, hasNext, onPage }: PagerProps) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Button
        variant="secondary"
        size="small"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Prev
      </Button>
      <span className={styles.label} aria-live="polite">
        Page {page}
      </span>
      <Button variant="secondary" size="small" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
