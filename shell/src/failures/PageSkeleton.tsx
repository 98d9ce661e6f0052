import { Loading, Skeleton } from 'shared/ui';
import styles from './PageSkeleton.module.css';

/** Placeholder for a page while its section loads. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className={styles.page}>
        <div className={styles.opening}>
          <Skeleton shape="heading" className={styles.heading} />
          <Skeleton count={2} />
        </div>
        <div className={styles.cards}>
          {['first', 'second', 'third'].map((card) => (
            <div key={card}>
              <Skeleton shape="picture" />
              <Skeleton shape="heading" />
              <Skeleton count={3} />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
