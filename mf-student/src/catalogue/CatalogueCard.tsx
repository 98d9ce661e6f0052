import type { ReactNode } from 'react';
import { Card, cardBodyClass, cardCoverClass, clsx, Skeleton } from 'shared/ui';
import styles from './CatalogueCard.module.css';

interface CatalogueCardProps {
  image: string;
  /** The level of the heading: `h2` below the page's heading, `h3` below a section's heading. */
  heading?: 'h2' | 'h3';
  /** Shown over the picture. */
  badge?: ReactNode;
  /** Title as a link or button; a click anywhere on the card activates it. */
  title: (className: string) => ReactNode;
  /** A line or two under the title. */
  children?: ReactNode;
}

/** A course or webinar in a list of cards. */
export function CatalogueCard({
  image,
  heading: Heading = 'h3',
  badge,
  title,
  children,
}: CatalogueCardProps) {
  return (
    <Card as="li" padded={false} interactive>
      <div className={styles.picture}>
        <img src={image} alt="" width={640} height={360} />
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={clsx(cardBodyClass, styles.body)}>
        <Heading className={styles.title}>{title(clsx(cardCoverClass, styles.cover))}</Heading>
        {children}
      </div>
    </Card>
  );
}

/** Cards one below the other on a phone, two in a row elsewhere. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.cards}>
      {children}
    </ul>
  );
}

/** Two placeholders, because the shipped catalogue has two items of each kind. */
export function CardSkeletons() {
  return (
    <CardList>
      {['first', 'second'].map((key) => (
        <Card as="li" key={key} padded={false}>
          <Skeleton shape="picture" />
          <div className={cardBodyClass}>
            <Skeleton shape="heading" />
            <Skeleton count={2} />
          </div>
        </Card>
      ))}
    </CardList>
  );
}
