import type { ReactNode } from 'react';
import { Starfield } from 'shared/art';
import { clsx, PageHeading } from 'shared/ui';
import styles from './DetailHero.module.css';

interface DetailHeroProps {
  /** A line above the title that says what kind of thing this is. */
  kicker: string;
  title: string;
  /** Art between the stars and the words. */
  behind?: ReactNode;
  /** Stands to the right of the words, on a phone below them. */
  beside: ReactNode;
  below?: ReactNode;
  className?: string;
  /** What follows the title. */
  children: ReactNode;
}

/** The night sky that opens the page of a course or a webinar. */
export function DetailHero({
  kicker,
  title,
  behind,
  beside,
  below,
  className,
  children,
}: DetailHeroProps) {
  return (
    <section data-surface="ink" className={clsx(styles.hero, className)}>
      <Starfield className={styles.stars} seed={title} />
      {behind}
      <div className={styles.inner}>
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <PageHeading className={styles.heading}>{title}</PageHeading>
          {children}
        </div>
        {beside}
      </div>
      {below}
    </section>
  );
}
