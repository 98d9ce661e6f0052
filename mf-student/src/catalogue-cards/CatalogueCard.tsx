import type { ReactNode } from 'react';
import { Card, cardBodyClass, cardCoverClass, classNames } from 'shared/ui';
import styles from './CatalogueCard.module.css';

interface CatalogueCardProps {
  image: string;
  /** The heading's level: below the page's own, or below a part's. */
  heading?: 'h2' | 'h3';
  /** Shown over the picture. */
  badge?: ReactNode;
  /** Title as a link or button; the whole card is its target. */
  title: (className: string) => ReactNode;
  /** A line or two under the title. */
  children?: ReactNode;
}

/** A course or webinar in a list of cards. */
export const CatalogueCard = ({
  image,
  heading: Heading = 'h3',
  badge,
  title,
  children,
}: CatalogueCardProps) => (
  <Card as="li" padded={false} interactive>
    <div className={styles.picture}>
      <img src={image} alt="" width={640} height={360} />
      {badge && <div className={styles.badge}>{badge}</div>}
    </div>
    <div className={classNames(cardBodyClass, styles.body)}>
      <Heading className={styles.title}>{title(classNames(cardCoverClass, styles.cover))}</Heading>
      {children}
    </div>
  </Card>
);
