import { Card, Loading, Skeleton } from 'shared/ui';
import { WithSummary } from '../summary/WithSummary';
import styles from './CartSkeleton.module.css';

/** What the prerendered page shows: the cart lies in the visitor's browser. */
export const CartSkeleton = () => (
  <Loading label="Loading your cart…">
    <WithSummary
      summary={
        <Card className={styles.summary}>
          <Skeleton shape="heading" />
          <Skeleton shape="row" count={3} />
        </Card>
      }
    >
      <Card className={styles.lines}>
        <Skeleton shape="row" count={4} />
      </Card>
    </WithSummary>
    <noscript>
      <p>Your cart is kept in this browser: it needs JavaScript to be shown.</p>
    </noscript>
  </Loading>
);
