import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Observatory, Starfield, ZodiacWheel } from 'shared/art';
import { siteName, siteTagline } from 'shared/config';
import { paths } from 'shared/paths';
import { BrandMark, classNames, Icon } from 'shared/ui';
import styles from './AuthPage.module.css';

interface AuthPageProps {
  /** The host's header and footer stand around the page, so it needs no way home of its own. */
  withChrome?: boolean;
  children: ReactNode;
}

/** One form, and the night sky beside it or, on a phone, above it. */
export function AuthPage({ withChrome = false, children }: AuthPageProps) {
  return (
    <div className={classNames(styles.page, withChrome && styles.withChrome)}>
      <div className={styles.sky} data-surface="ink">
        <div className={styles.scene}>
          <Starfield seed="account" className={styles.stars} />
          <ZodiacWheel className={styles.wheel} />
          <Observatory className={styles.horizon} />
          {!withChrome && (
            <div className={styles.bar}>
              <Link to={paths.home()} className={styles.brand}>
                <BrandMark className={styles.mark} />
                {siteName}
              </Link>
              <Link to={paths.home()} className={styles.home}>
                <Icon name="arrow-left" size={20} />
                Back to home
              </Link>
            </div>
          )}
          <div className={styles.words}>
            <p className={styles.saying}>Every chart begins with a moment.</p>
            <p className={styles.tagline}>{siteTagline}.</p>
          </div>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.column}>{children}</div>
      </div>
    </div>
  );
}
