import type { ReactNode } from 'react';
import { langOf } from 'shared/model/language';
import { Starfield } from 'shared/ui/art';
import { clsx, PageHeading } from 'shared/ui';
import styles from './DetailHero.module.css';

interface DetailHeroProps {
  /** A line above the title that says what kind of course or webinar this is. */
  kicker: string;
  title: string;
  /** Art between the stars and the text. */
  behind?: ReactNode;
  /** Content to the right of the text, or below it on a phone. */
  beside: ReactNode;
  below?: ReactNode;
  className?: string;
  /** Content below the title. */
  children: ReactNode;
}

/** The first section of a course or webinar page, with a night sky. */
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
    <section data-surface="ink" data-taller-than-phone className={clsx(styles.hero, className)}>
      <Starfield className={styles.stars} />
      {behind}
      <div className={styles.inner}>
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <PageHeading className={styles.heading} lang={langOf(title)}>
            {title}
          </PageHeading>
          {children}
        </div>
        {beside}
      </div>
      {below}
    </section>
  );
}
